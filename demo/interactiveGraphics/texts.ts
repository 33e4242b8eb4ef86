/** A text in German, French and Italian; missing languages are not translated yet. */
export type DemoText = readonly [de: string, fr?: string, it?: string];

const focus: readonly (readonly [de: string, fr: string, it: string])[] = [
  [
    'Tourismus, der auch im Sommer trägt',
    'un tourisme qui fonctionne aussi en été',
    'un turismo che regge anche d’estate',
  ],
  [
    'neue Wege für Lebensmittel aus der Region',
    'de nouvelles voies pour les produits régionaux',
    'nuove vie per i prodotti regionali',
  ],
  [
    'digitale Werkstätten für kleine Betriebe',
    'des ateliers numériques pour les petites entreprises',
    'laboratori digitali per le piccole imprese',
  ],
  ['Holz, das im Tal verarbeitet wird', 'le bois transformé dans la vallée', 'il legno lavorato nella valle'],
  [
    'gemeinsame Planung über die Grenze',
    'une planification commune par-delà la frontière',
    'una pianificazione comune oltre confine',
  ],
];

/**
 * The main topic of a canton.
 * @param name in three languages
 */
export function cantonTexts([de, fr, it]: readonly [string, string, string], index: number): DemoText {
  const [german, french, italian] = focus[index % focus.length] as (typeof focus)[number];
  return [
    `<strong>${de}</strong>: ${german}. Ein Ansprechpartner beim Kanton berät zu Gesuchen.`,
    index % 4 === 3
      ? ''
      : `<strong>${fr}</strong>: ${french}. Un interlocuteur cantonal conseille les porteurs de projet.`,
    index % 3 === 2 ? '' : `<strong>${it}</strong>: ${italian}. Un referente cantonale consiglia i promotori.`,
  ];
}

export const stepTexts: readonly DemoText[] = [
  [
    'Eine Skizze auf einer Seite genügt für das erste Gespräch.',
    'Une esquisse d’une page suffit pour le premier entretien.',
    'Per il primo colloquio basta uno schizzo di una pagina.',
  ],
  [
    'Die Fachstelle sagt, welches Programm passt und was noch fehlt.',
    'Le service cantonal indique le programme adapté et ce qui manque encore.',
    'Il servizio cantonale indica il programma adatto e ciò che manca.',
  ],
  [
    'Geprüft werden Nutzen für die Region, Finanzierung und Trägerschaft.',
    'On examine l’utilité régionale, le financement et l’organisme responsable.',
  ],
  [
    'Umgesetzt wird mit Partnern vor Ort, in Etappen.',
    'La mise en œuvre se fait par étapes, avec des partenaires locaux.',
    'L’attuazione avviene a tappe, con partner locali.',
  ],
  ['Was gewirkt hat, steht in einem kurzen Bericht.', '', 'Ciò che ha funzionato figura in un breve rapporto.'],
];

export const circleTexts: readonly DemoText[] = [
  ['Was sich zerlegen lässt, lässt sich reparieren.', 'Ce qui se démonte se répare.', 'Ciò che si smonta si ripara.'],
  [
    'Abwärme und Reststoffe des einen sind Rohstoff des andern.',
    'La chaleur et les résidus des uns sont la matière première des autres.',
  ],
  [
    'Länger nutzen spart mehr als jedes Recycling.',
    'Utiliser plus longtemps économise plus que tout recyclage.',
    'Usare più a lungo fa risparmiare più di ogni riciclaggio.',
  ],
  [
    'Geräte teilen: Bibliotheken der Dinge in sieben Gemeinden.',
    'Partager les appareils: des bibliothèques d’objets dans sept communes.',
  ],
  ['Werkstätten zeigen, wie es geht.', 'Des ateliers montrent comment faire.', 'I laboratori mostrano come si fa.'],
];

export const shareTexts: readonly DemoText[] = [
  [
    'Der Bund trägt bei, was der Kanton mindestens ebenso trägt.',
    'La Confédération verse au plus autant que le canton.',
    'La Confederazione versa al massimo quanto il Cantone.',
  ],
  ['Kantone entscheiden über die Gesuche.', 'Les cantons décident des demandes.', 'I Cantoni decidono sulle domande.'],
  [
    'Gemeinden beteiligen sich, wo der Nutzen vor Ort bleibt.',
    'Les communes participent là où l’utilité reste locale.',
  ],
  [
    'Betriebe, Stiftungen und Vereine geben Geld und Arbeit.',
    'Entreprises, fondations et associations donnent argent et travail.',
    'Imprese, fondazioni e associazioni danno denaro e lavoro.',
  ],
  ['In Programmen über die Grenze zahlt auch Europa.', 'Dans les programmes transfrontaliers, l’Europe paie aussi.'],
];

export const areaTexts: readonly DemoText[] = [
  [
    'Die Seilbahn fährt nun auch abends: Wer oben arbeitet, kommt nach Hause.',
    'Le téléphérique circule aussi le soir.',
    'La funivia viaggia anche di sera.',
  ],
  [
    'Im Dorfkern sind aus leeren Häusern Ateliers geworden.',
    'Au centre du village, des maisons vides sont devenues des ateliers.',
    'Nel nucleo le case vuote sono diventate atelier.',
  ],
  [
    'Der Schutzwald liefert Holz für die Heizung des Schulhauses.',
    'La forêt protectrice fournit le bois de chauffage de l’école.',
  ],
  [
    'Film: Wie der Bach wieder Raum bekam.',
    'Film: le ruisseau a retrouvé de l’espace.',
    'Film: come il ruscello ha ritrovato spazio.',
  ],
  ['Ton: Stimmen vom Alpaufzug.', 'Son: les voix de la montée à l’alpage.'],
];

export const roadTexts: readonly DemoText[] = [
  [
    'Gefällt wird im Winter, wenn der Saft ruht.',
    'On abat en hiver, quand la sève repose.',
    'Si taglia d’inverno, quando la linfa riposa.',
  ],
  ['Die Sägerei verarbeitet Stämme aus zwanzig Kilometern Umkreis.', 'La scierie transforme des troncs des environs.'],
  ['Film: Abbund in der Zimmerei.', 'Film: la taille à la charpenterie.', 'Film: la lavorazione in carpenteria.'],
  ['Ton: Wie ein Holzhaus klingt.'],
];

import type { Phrase } from '../phrase';

export const situationHeading: Phrase = ['Ausgangslage', 'Situation initiale', 'Situazione iniziale'];
export const goalsHeading: Phrase = ['Ziele', 'Objectifs', 'Obiettivi'];
export const measuresHeading: Phrase = ['Massnahmen', 'Mesures', 'Misure'];
export const resultsHeading: Phrase = ['Ergebnisse und Wirkung', 'Résultats et effets', 'Risultati ed effetti'];
export const outlookHeading: Phrase = ['Ausblick', 'Perspectives', 'Prospettive'];
export const financingHeading: Phrase = ['Finanzierung', 'Financement', 'Finanziamento'];
export const milestonesHeading: Phrase = ['Meilensteine', 'Étapes', 'Tappe'];
export const subprojectHeading: Phrase = [
  'Teilprojekt {part}: {title}',
  'Sous-projet {part} : {title}',
  'Sottoprogetto {part}: {title}',
];
export const goalsLead: Phrase = ['Das Projekt will', 'Le projet entend', 'Il progetto intende'];
export const stepsLead: Phrase = [
  'Vorgesehen sind folgende Schritte',
  'Les étapes suivantes sont prévues',
  'Sono previsti i passi seguenti',
];
export const moreOn: Phrase = [
  'Weitere Informationen finden sich auf der',
  'De plus amples informations figurent sur le',
  'Maggiori informazioni si trovano sul',
];
export const moreLink: Phrase = ['Projektwebsite', 'site du projet', 'sito del progetto'];
export const yearColumn: Phrase = ['Jahr', 'Année', 'Anno'];
export const milestoneColumn: Phrase = ['Meilenstein', 'Étape', 'Tappa'];
export const sourceColumn: Phrase = ['Quelle', 'Source', 'Fonte'];
export const amountColumn: Phrase = ['Betrag', 'Montant', 'Importo'];

/** The four cost lines as tables in descriptions name them. */
export const financingNames = {
  costsFederation: ['Bund', 'Confédération', 'Confederazione'],
  costsCanton: ['Kanton(e)', 'Canton(s)', 'Cantone/i'],
  costsExternal: ['Dritte', 'Tiers', 'Terzi'],
  costsEU: ['Europäische Union', 'Union européenne', 'Unione europea'],
} as const satisfies Record<string, Phrase>;

export const milestones: [first: Phrase, ...rest: Phrase[]] = [
  [
    'Projektstart und Gründung der Steuerungsgruppe',
    'Lancement et création du groupe de pilotage',
    'Avvio e costituzione del gruppo di pilotaggio',
  ],
  ['Abschluss der Vorstudie', 'Fin de l’étude préliminaire', 'Conclusione dello studio preliminare'],
  [
    'Bewilligung durch Bund und Kanton',
    'Approbation par la Confédération et le canton',
    'Approvazione da parte di Confederazione e Cantone',
  ],
  ['Eröffnung und Betriebsaufnahme', 'Ouverture et mise en service', 'Inaugurazione e messa in esercizio'],
  ['Zwischenbericht', 'Rapport intermédiaire', 'Rapporto intermedio'],
  ['Schlussbericht und Übergabe', 'Rapport final et remise', 'Rapporto finale e consegna'],
];

/** What a title may end with. */
export const titleEndings: Phrase[] = [
  [' – Phase II', ' – phase II', ' – fase II'],
  [' – Phase III', ' – phase III', ' – fase III'],
  [' – Vorstudie', ' – étude préliminaire', ' – studio preliminare'],
  [' – Pilotbetrieb', ' – phase pilote', ' – fase pilota'],
  [' – Umsetzung {span}', ' – mise en œuvre {span}', ' – attuazione {span}'],
  [' {span}', ' {span}', ' {span}'],
  [' – Etappe {part}', ' – étape {part}', ' – tappa {part}'],
  [' – Modul {part}: Zusammenarbeit', ' – module {part} : collaboration', ' – modulo {part}: collaborazione'],
  [' – Modul {part}: Bildung', ' – module {part} : formation', ' – modulo {part}: formazione'],
  [' – Modul {part}: Vermarktung', ' – module {part} : commercialisation', ' – modulo {part}: commercializzazione'],
  [' – Modul {part}: Grundlagen', ' – module {part} : bases', ' – modulo {part}: basi'],
  [' – Teil {part}: Gemeinden', ' – partie {part} : communes', ' – parte {part}: comuni'],
  [' – Teil {part}: Betriebe', ' – partie {part} : entreprises', ' – parte {part}: aziende'],
  [' – Teil {part}: Jugend', ' – partie {part} : jeunesse', ' – parte {part}: gioventù'],
  [' – Wirkungsmessung {end}', ' – mesure des effets {end}', ' – misurazione degli effetti {end}'],
  [' – Netzwerk und Austausch', ' – réseau et échanges', ' – rete e scambi'],
  [' – Aktionsplan {end}', ' – plan d’action {end}', ' – piano d’azione {end}'],
  [' (Anschlussprojekt)', ' (projet de suivi)', ' (progetto successivo)'],
  [' (Gesamtprojekt)', ' (projet global)', ' (progetto complessivo)'],
];

export const linkLabels: Phrase[] = [
  ['Projektwebsite', 'Site du projet', 'Sito del progetto'],
  ['Medienmitteilung', 'Communiqué de presse', 'Comunicato stampa'],
  ['Schlussbericht', 'Rapport final', 'Rapporto finale'],
  ['Faktenblatt', 'Fiche d’information', 'Scheda informativa'],
  ['Bericht in der Regionalzeitung', 'Article dans le journal régional', 'Articolo nel giornale regionale'],
];

export const videoLabels: Phrase[] = [
  ['Film zum Projekt', 'Film du projet', 'Film sul progetto'],
  ['Rundgang', 'Visite guidée', 'Visita guidata'],
  [
    'Interview mit der Projektleitung',
    'Entretien avec la direction du projet',
    'Intervista alla direzione del progetto',
  ],
];

import { entry } from './entry';

const circular = (level: string) => ({ context: `circularEconomyProject:${level}` });

/**
 * Free tags: further tags of projects, tags of energy regions, the selectors of exemplary circular-economy projects.
 */
export const tags = [
  entry(1, ['Gute Praxis', 'Bonne pratique', 'Buona pratica'], { context: 'project' }),
  entry(2, ['Pilotprojekt', 'Projet pilote', 'Progetto pilota'], { context: 'project' }),
  entry(3, ['Wertschöpfungskette', 'Chaîne de valeur', 'Catena del valore'], { context: 'project' }),
  entry(
    4,
    ['Frauen in der Regionalentwicklung', 'Femmes dans le développement régional', 'Donne nello sviluppo regionale'],
    { context: 'project' },
  ),
  entry(5, ['Jugend', 'Jeunesse', 'Gioventù'], { context: 'project' }),
  entry(6, ['Partizipation', 'Participation', 'Partecipazione'], { context: 'project' }),
  entry(7, ['Ganzjahrestourismus', 'Tourisme quatre saisons', 'Turismo tutto l’anno'], { context: 'project' }),
  entry(8, ['Netzwerk', 'Réseau', 'Rete']),
  entry(9, ['Nachhaltigkeit', 'Durabilité', 'Sostenibilità'], { synonyms: ['Nachhaltige Entwicklung'] }),
  entry(10, ['Neue Arbeitsformen', 'Nouvelles formes de travail', 'Nuove forme di lavoro'], { context: 'project' }),
  entry(11, ['Regionale Produkte', 'Produits régionaux', 'Prodotti regionali'], { context: 'project' }),
  entry(12, ['Forschungstransfer', 'Transfert de recherche', null], { context: 'project' }),
  entry(13, ['Zu prüfen', null, null], { context: 'project', isPublic: false }),
  entry(14, ['Smart Village', 'Village intelligent', null], { context: 'project' }),
  entry(20, ['Energiestadt', 'Cité de l’énergie', 'Città dell’energia'], { context: 'region' }),
  entry(21, ['Sonnenenergie', 'Énergie solaire', 'Energia solare'], { context: 'region' }),
  entry(22, ['Holzenergie', 'Énergie du bois', 'Energia del legno'], { context: 'region' }),
  entry(30, ['Nationale Ebene', 'Niveau national', 'Livello nazionale'], circular('hierarchy')),
  entry(31, ['Regionale Ebene', 'Niveau régional', 'Livello regionale'], circular('hierarchy')),
  entry(32, ['Kommunale Ebene', 'Niveau communal', 'Livello comunale'], circular('hierarchy')),
  entry(33, ['Bauen und Wohnen', 'Construction et logement', 'Edilizia e alloggio'], circular('topic')),
  entry(34, ['Ernährung', 'Alimentation', 'Alimentazione'], circular('topic')),
  entry(35, ['Textilien', 'Textiles', null], circular('topic')),
  entry(36, ['Sensibilisieren', 'Sensibiliser', 'Sensibilizzare'], circular('action')),
  entry(37, ['Vernetzen', 'Mettre en réseau', 'Mettere in rete'], circular('action')),
  entry(38, ['Beschaffen', 'Acquérir', 'Acquistare'], circular('action')),
  entry(39, ['Regionalpolitik', 'Politique régionale', 'Politica regionale'], circular('policy')),
  entry(40, ['Umweltpolitik', 'Politique environnementale', 'Politica ambientale'], circular('policy')),
  entry(41, ['Agrarpolitik', 'Politique agricole', null], circular('policy')),
  entry(42, ['Gemeinden', 'Communes', 'Comuni'], circular('actor')),
  entry(43, ['Unternehmen', 'Entreprises', 'Imprese'], circular('actor')),
  entry(44, ['Haushalte', 'Ménages', 'Economie domestiche'], circular('actor')),
];

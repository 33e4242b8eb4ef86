import type { Phrase } from '../phrase'

/** First and last names by the language of the region. */
export const names = {
  de: {
    women: ['Anna', 'Barbara', 'Claudia', 'Daniela', 'Eva', 'Franziska', 'Lea', 'Monika', 'Nina', 'Regula', 'Sabine', 'Ursina', 'Zoë', 'Käthi', 'Jasmin'],
    men: ['Andreas', 'Beat', 'Christian', 'Daniel', 'Hansjörg', 'Jürg', 'Lukas', 'Marco', 'Peter', 'Reto', 'Stefan', 'Thomas', 'Urs', 'Matthias', 'Kaspar'],
    last: ['Müller', 'Meier', 'Zürcher', 'Bühler', 'Frei', 'Gerber', 'Hösli', 'Imhof', 'Käser', 'Lüthi', 'Niederberger', 'Schär', 'Tschudi', 'von Allmen', 'Wyss', 'Zumbrunn', 'Caduff', 'Gredig'],
    streets: ['Bahnhofstrasse', 'Dorfstrasse', 'Hauptstrasse', 'Mühleweg', 'Kirchgasse', 'Gewerbestrasse', 'Rütistrasse', 'Schulhausplatz'],
  },
  fr: {
    women: ['Aline', 'Béatrice', 'Chloé', 'Élodie', 'Florence', 'Isabelle', 'Laetitia', 'Mélanie', 'Noémie', 'Sylvie', 'Valérie'],
    men: ['Alain', 'Benoît', 'Cédric', 'Didier', 'François', 'Grégoire', 'Jérôme', 'Laurent', 'Olivier', 'Raphaël', 'Yves'],
    last: ['Aubert', 'Berset', 'Chappuis', 'Dubois', 'Favre', 'Girardin', 'Jeanneret', 'Moret', 'Pittet', 'Rochat', 'Savary', 'Vuilleumier'],
    streets: ['Rue de la Gare', 'Rue du Centre', 'Route Cantonale', 'Chemin des Écoliers', 'Place du Marché', 'Avenue du Léman'],
  },
  it: {
    women: ['Alessandra', 'Chiara', 'Elena', 'Francesca', 'Giulia', 'Ilaria', 'Marta', 'Paola', 'Silvia'],
    men: ['Andrea', 'Claudio', 'Davide', 'Fabio', 'Giorgio', 'Luca', 'Matteo', 'Nicolò', 'Stefano'],
    last: ['Bernasconi', 'Bianchi', 'Cattaneo', 'Crameri', 'Ferrari', 'Galli', 'Lanfranchi', 'Pedrazzini', 'Rezzonico', 'Zanetti'],
    streets: ['Via Stazione', 'Via Cantonale', 'Piazza Grande', 'Via alle Scuole', 'Via San Gottardo', 'Viale dei Tigli'],
  },
}

/** Functions of women; those of men are at the same places below. */
export const rolesOfWomen: Phrase[] = [
  ['Projektleiterin', 'Cheffe de projet', 'Responsabile di progetto'],
  ['Geschäftsführerin', 'Directrice', 'Direttrice'],
  ['Regionalmanagerin', 'Manager régionale', 'Manager regionale'],
  ['Präsidentin', 'Présidente', 'Presidente'],
  ['Gemeindepräsidentin', 'Présidente de commune', 'Sindaca'],
  ['Wissenschaftliche Mitarbeiterin', 'Collaboratrice scientifique', 'Collaboratrice scientifica'],
]

export const rolesOfMen: Phrase[] = [
  ['Projektleiter', 'Chef de projet', 'Responsabile di progetto'],
  ['Geschäftsführer', 'Directeur', 'Direttore'],
  ['Regionalmanager', 'Manager régional', 'Manager regionale'],
  ['Präsident', 'Président', 'Presidente'],
  ['Gemeindepräsident', 'Président de commune', 'Sindaco'],
  ['Wissenschaftlicher Mitarbeiter', 'Collaborateur scientifique', 'Collaboratore scientifico'],
]

/** Organisations that carry projects. */
export const organisations: Phrase[] = [
  ['Regionalentwicklung {name}', 'Développement régional {of}', 'Sviluppo regionale {of}'],
  ['Verein Zukunft {name}', 'Association Avenir {name}', 'Associazione Futuro {name}'],
  ['Regionalkonferenz {name}', 'Conférence régionale {of}', 'Conferenza regionale {of}'],
  ['{name} Tourismus', 'Office du tourisme {of}', 'Ente turistico {of}'],
  ['Gemeindeverband {name}', 'Association des communes {of}', 'Associazione dei comuni {of}'],
  ['Genossenschaft Impuls {town}', 'Coopérative Impulsion {town}', 'Cooperativa Impulso {town}'],
  ['Stiftung Lebensraum {name}', 'Fondation Espace de vie {name}', 'Fondazione Spazio di vita {name}'],
  ['Gewerbeverein {town}', 'Association des artisans et commerçants {town}', 'Associazione artigiani e commercianti {town}'],
  ['Standortförderung {name}', 'Promotion économique {of}', 'Promozione economica {of}'],
  ['{brand} AG', '{brand} SA', '{brand} SA'],
]

/** Those that bring knowledge. */
export const partners: Phrase[] = [
  ['Institut für Tourismus und Raum {town}', 'Institut du tourisme et du territoire {town}', 'Istituto per il turismo e il territorio {town}'],
  ['Fachhochschule {name}', 'Haute école {of}', 'Scuola universitaria {of}'],
  ['Zentrum für Berglandwirtschaft {town}', 'Centre d’agriculture de montagne {town}', 'Centro per l’agricoltura di montagna {town}'],
  ['Kompetenznetz {brand}', 'Réseau de compétences {brand}', 'Rete di competenze {brand}'],
  ['Forschungsstelle Regionalökonomie', 'Centre de recherche en économie régionale', 'Centro di ricerca in economia regionale'],
]

/** Halves of made-up project names: 'AlpLab'. */
export const brandStarts = ['Alp', 'Terra', 'Via', 'Inno', 'Nova', 'Mont', 'Valle', 'Silva', 'Lumen', 'Aqua', 'Viva', 'Cumün', 'Poly', 'Senda']
export const brandEnds = ['Lab', 'Net', 'Plus', 'Campus', 'Impuls', 'Forum', 'Link', 'Nova', 'Werk', 'Futura', '2030', '21', 'Vita', 'Connect']

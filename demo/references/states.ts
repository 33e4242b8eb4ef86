import { entry, type Names } from './entry';

const canton = (id: number, code: string, names: Names, synonyms: string[] = []) =>
  entry(id, names, { code, synonyms });

/** The 26 cantons in the order of the federal constitution, which is also their official number. */
export const states = [
  canton(1, 'ZH', ['Zürich', 'Zurich', 'Zurigo']),
  canton(2, 'BE', ['Bern', 'Berne', 'Berna']),
  canton(3, 'LU', ['Luzern', 'Lucerne', 'Lucerna']),
  canton(4, 'UR', ['Uri', 'Uri', 'Uri']),
  canton(5, 'SZ', ['Schwyz', 'Schwytz', 'Svitto'], ['Schwytz (SZ)']),
  canton(6, 'OW', ['Obwalden', 'Obwald', 'Obvaldo']),
  canton(7, 'NW', ['Nidwalden', 'Nidwald', 'Nidvaldo']),
  canton(8, 'GL', ['Glarus', 'Glaris', 'Glarona']),
  canton(9, 'ZG', ['Zug', 'Zoug', 'Zugo']),
  canton(10, 'FR', ['Freiburg', 'Fribourg', 'Friburgo'], ['Fribourg']),
  canton(11, 'SO', ['Solothurn', 'Soleure', 'Soletta']),
  canton(12, 'BS', ['Basel-Stadt', 'Bâle-Ville', 'Basilea Città']),
  canton(13, 'BL', ['Basel-Landschaft', 'Bâle-Campagne', 'Basilea Campagna'], ['Baselland']),
  canton(14, 'SH', ['Schaffhausen', 'Schaffhouse', 'Sciaffusa']),
  canton(15, 'AR', ['Appenzell Ausserrhoden', 'Appenzell Rhodes-Extérieures', 'Appenzello Esterno']),
  canton(16, 'AI', ['Appenzell Innerrhoden', 'Appenzell Rhodes-Intérieures', 'Appenzello Interno']),
  canton(17, 'SG', ['St. Gallen', 'Saint-Gall', 'San Gallo'], ['Sankt Gallen']),
  canton(18, 'GR', ['Graubünden', 'Grisons', 'Grigioni'], ['Grischun']),
  canton(19, 'AG', ['Aargau', 'Argovie', 'Argovia']),
  canton(20, 'TG', ['Thurgau', 'Thurgovie', 'Turgovia']),
  canton(21, 'TI', ['Tessin', 'Tessin', 'Ticino'], ['Ticino']),
  canton(22, 'VD', ['Waadt', 'Vaud', 'Vaud'], ['Vaud']),
  canton(23, 'VS', ['Wallis', 'Valais', 'Vallese'], ['Valais']),
  canton(24, 'NE', ['Neuenburg', 'Neuchâtel', 'Neuchâtel'], ['Neuchâtel']),
  canton(25, 'GE', ['Genf', 'Genève', 'Ginevra'], ['Genève']),
  canton(26, 'JU', ['Jura', 'Jura', 'Giura']),
];

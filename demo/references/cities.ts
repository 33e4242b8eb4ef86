import { entry, type Names, type ReferenceEntry } from './entry';
import { states } from './states';

/** A municipality with the point that demo projects there are put on. */
export interface City extends ReferenceEntry {
  zipCode: string;
  municipalNumber: number;
  state: { id: number };
  latitude: number;
  longitude: number;
}

const stateIds = new Map(states.map((state) => [state.code, state.id]));

function city(
  id: number,
  canton: string,
  zipCode: string,
  municipalNumber: number,
  names: Names,
  latitude: number,
  longitude: number,
): City {
  const state = { id: stateIds.get(canton) ?? 0 };
  return { ...entry(id, names), zipCode, municipalNumber, state, latitude, longitude };
}

/** The same name in all three languages. */
const same = (name: string): Names => [name, name, name];

/** Municipalities with postcode and official number (state 2026), with points in the middle of their main place. */
export const places: City[] = [
  city(1, 'ZH', '8001', 261, ['Zürich', 'Zurich', 'Zurigo'], 47.3717, 8.5423),
  city(2, 'ZH', '8400', 230, ['Winterthur', 'Winterthour', 'Winterthur'], 47.4995, 8.7267),
  city(3, 'ZH', '8610', 198, same('Uster'), 47.3493, 8.7192),
  city(4, 'BE', '3011', 351, ['Bern', 'Berne', 'Berna'], 46.948, 7.4474),
  city(5, 'BE', '2502', 371, ['Biel/Bienne', 'Bienne', 'Bienne'], 47.1404, 7.2471),
  city(6, 'BE', '3600', 942, ['Thun', 'Thoune', 'Thun'], 46.758, 7.628),
  city(7, 'BE', '3800', 581, same('Interlaken'), 46.6863, 7.8632),
  city(8, 'BE', '3860', 785, same('Meiringen'), 46.7272, 8.1872),
  city(9, 'BE', '3792', 843, ['Saanen', 'Gessenay', 'Saanen'], 46.4892, 7.2601),
  city(10, 'BE', '3550', 902, same('Langnau im Emmental'), 46.9393, 7.7872),
  city(11, 'BE', '3714', 563, same('Frutigen'), 46.5878, 7.6475),
  city(12, 'BE', '2610', 443, same('Saint-Imier'), 47.1527, 6.9966),
  city(13, 'LU', '6003', 1061, ['Luzern', 'Lucerne', 'Lucerna'], 47.0502, 8.3093),
  city(14, 'LU', '6130', 1151, same('Willisau'), 47.1217, 7.9938),
  city(15, 'LU', '6182', 1010, same('Escholzmatt-Marbach'), 46.9135, 7.9348),
  city(16, 'LU', '6210', 1103, same('Sursee'), 47.1719, 8.1083),
  city(17, 'UR', '6460', 1201, same('Altdorf (UR)'), 46.8804, 8.6444),
  city(18, 'UR', '6490', 1202, same('Andermatt'), 46.6358, 8.5938),
  city(19, 'SZ', '6430', 1372, ['Schwyz', 'Schwytz', 'Svitto'], 47.0207, 8.6541),
  city(20, 'SZ', '8840', 1301, same('Einsiedeln'), 47.1264, 8.7494),
  city(21, 'OW', '6060', 1407, same('Sarnen'), 46.8961, 8.2458),
  city(22, 'OW', '6390', 1402, same('Engelberg'), 46.8211, 8.4053),
  city(23, 'NW', '6370', 1509, same('Stans'), 46.9581, 8.3661),
  city(24, 'GL', '8750', 1632, ['Glarus', 'Glaris', 'Glarona'], 47.0404, 9.0672),
  city(25, 'GL', '8762', 1631, ['Glarus Süd', 'Glaris Sud', 'Glarona Sud'], 46.9968, 9.0713),
  city(26, 'ZG', '6300', 1711, ['Zug', 'Zoug', 'Zugo'], 47.1681, 8.5169),
  city(27, 'FR', '1700', 2196, ['Freiburg', 'Fribourg', 'Friburgo'], 46.8032, 7.1513),
  city(28, 'FR', '1630', 2125, same('Bulle'), 46.6195, 7.0567),
  city(29, 'FR', '3280', 2275, ['Murten', 'Morat', 'Morat'], 46.9283, 7.1172),
  city(30, 'FR', '1470', 2054, same('Estavayer'), 46.8497, 6.8468),
  city(31, 'SO', '4500', 2601, ['Solothurn', 'Soleure', 'Soletta'], 47.2079, 7.5371),
  city(32, 'SO', '4600', 2581, same('Olten'), 47.3506, 7.9033),
  city(33, 'SO', '4710', 2422, same('Balsthal'), 47.3157, 7.6937),
  city(34, 'BS', '4001', 2701, ['Basel', 'Bâle', 'Basilea'], 47.5562, 7.5906),
  city(35, 'BL', '4410', 2829, ['Liestal', 'Liestal', null], 47.4843, 7.7345),
  city(36, 'BL', '4242', 2787, ['Laufen', 'Laufon', 'Laufen'], 47.4219, 7.4995),
  city(37, 'BL', '4450', 2861, same('Sissach'), 47.4645, 7.8095),
  city(38, 'SH', '8200', 2939, ['Schaffhausen', 'Schaffhouse', 'Sciaffusa'], 47.6969, 8.6346),
  city(39, 'SH', '8260', 2964, same('Stein am Rhein'), 47.6594, 8.8594),
  city(40, 'AR', '9100', 3001, ['Herisau', 'Hérisau', 'Herisau'], 47.3862, 9.2791),
  city(41, 'AR', '9410', 3032, same('Heiden'), 47.4424, 9.5326),
  city(42, 'AI', '9050', 3101, ['Appenzell', 'Appenzell', 'Appenzello'], 47.3307, 9.4093),
  city(43, 'SG', '9000', 3203, ['St. Gallen', 'Saint-Gall', 'San Gallo'], 47.4245, 9.3767),
  city(44, 'SG', '9630', 3379, same('Wattwil'), 47.2997, 9.0867),
  city(45, 'SG', '8640', 3340, same('Rapperswil-Jona'), 47.2267, 8.8184),
  city(46, 'SG', '9470', 3271, same('Buchs (SG)'), 47.1667, 9.478),
  city(47, 'SG', '9400', 3215, same('Rorschach'), 47.478, 9.4903),
  city(48, 'GR', '7000', 3901, ['Chur', 'Coire', 'Coira'], 46.8508, 9.532),
  city(49, 'GR', '7270', 3851, same('Davos'), 46.8027, 9.836),
  city(50, 'GR', '7550', 3762, same('Scuol'), 46.7967, 10.2977),
  city(51, 'GR', '7500', 3787, ['St. Moritz', 'Saint-Moritz', 'St. Moritz'], 46.4983, 9.839),
  city(52, 'GR', '7130', 3619, same('Ilanz/Glion'), 46.7743, 9.2047),
  city(53, 'GR', '7742', 3561, same('Poschiavo'), 46.3244, 10.0577),
  city(54, 'GR', '7430', 3668, same('Thusis'), 46.6975, 9.4402),
  city(55, 'GR', '7180', 3982, same('Disentis/Mustér'), 46.7034, 8.8509),
  city(56, 'AG', '5000', 4001, same('Aarau'), 47.3925, 8.0442),
  city(57, 'AG', '5080', 4170, same('Laufenburg'), 47.5593, 8.0605),
  city(58, 'AG', '5400', 4021, same('Baden'), 47.4733, 8.3059),
  city(59, 'TG', '8500', 4566, same('Frauenfeld'), 47.5535, 8.8987),
  city(60, 'TG', '8280', 4671, same('Kreuzlingen'), 47.6458, 9.1783),
  city(61, 'TG', '9320', 4401, same('Arbon'), 47.5135, 9.4297),
  city(62, 'TI', '6500', 5002, ['Bellinzona', 'Bellinzone', 'Bellinzona'], 46.1946, 9.0244),
  city(63, 'TI', '6600', 5113, same('Locarno'), 46.1709, 8.7995),
  city(64, 'TI', '6900', 5192, same('Lugano'), 46.0037, 8.9511),
  city(65, 'TI', '6850', 5254, same('Mendrisio'), 45.8702, 8.9816),
  city(66, 'TI', '6710', 5281, same('Biasca'), 46.3596, 8.9704),
  city(67, 'TI', '6780', 5061, same('Airolo'), 46.5287, 8.6118),
  city(68, 'VD', '1003', 5586, ['Lausanne', 'Lausanne', 'Losanna'], 46.5197, 6.6323),
  city(69, 'VD', '1400', 5938, same('Yverdon-les-Bains'), 46.7785, 6.6411),
  city(70, 'VD', '1820', 5886, same('Montreux'), 46.4364, 6.9146),
  city(71, 'VD', '1260', 5724, same('Nyon'), 46.3832, 6.2396),
  city(72, 'VD', '1660', 5841, same('Château-d’Oex'), 46.4747, 7.1335),
  city(73, 'VD', '1860', 5401, same('Aigle'), 46.3181, 6.9706),
  city(74, 'VD', '1344', 5871, same('L’Abbaye'), 46.6492, 6.3198),
  city(75, 'VD', '1450', 5568, same('Sainte-Croix'), 46.8219, 6.5034),
  city(76, 'VS', '1950', 6266, ['Sitten', 'Sion', 'Sion'], 46.2331, 7.3606),
  city(77, 'VS', '3900', 6002, ['Brig-Glis', 'Brigue-Glis', 'Briga-Glis'], 46.3159, 7.9876),
  city(78, 'VS', '3930', 6297, ['Visp', 'Viège', 'Visp'], 46.2937, 7.8815),
  city(79, 'VS', '3920', 6300, same('Zermatt'), 46.0207, 7.7491),
  city(80, 'VS', '1920', 6136, same('Martigny'), 46.1028, 7.0724),
  city(81, 'VS', '3960', 6248, ['Siders', 'Sierre', 'Sierre'], 46.2919, 7.5356),
  city(82, 'VS', '1934', 6037, same('Val de Bagnes'), 46.0817, 7.2094),
  city(83, 'NE', '2000', 6458, ['Neuenburg', 'Neuchâtel', 'Neuchâtel'], 46.9935, 6.9256),
  city(84, 'NE', '2300', 6421, same('La Chaux-de-Fonds'), 47.1035, 6.8328),
  city(85, 'NE', '2114', 6512, same('Val-de-Travers'), 46.9021, 6.5823),
  city(86, 'GE', '1204', 6621, ['Genf', 'Genève', 'Ginevra'], 46.2017, 6.1466),
  city(87, 'JU', '2800', 6711, ['Delsberg', 'Delémont', 'Delémont'], 47.3653, 7.3459),
  city(88, 'JU', '2900', 6800, ['Pruntrut', 'Porrentruy', 'Porrentruy'], 47.4154, 7.0765),
  city(89, 'JU', '2350', 6757, same('Saignelégier'), 47.2556, 6.9965),
  city(90, 'GR', '7502', 3781, same('Bever'), 46.5521, 9.8895),
  city(91, 'ZH', '8450', 291, same('Andelfingen'), 47.5946, 8.6795),
];

/** The list as the API delivers it: without the points. */
export const cities: ReferenceEntry[] = places.map(({ latitude: _latitude, longitude: _longitude, ...rest }) => rest);

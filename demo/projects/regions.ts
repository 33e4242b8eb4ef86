import { places, type City } from '../references/cities'
import { states } from '../references/states'

/** What a kind of project asks of a region. */
export type Terrain = 'alpine' | 'mountain' | 'rural' | 'urban' | 'border' | 'national'

/** The name as it stands alone, after 'in', and in the genitive. */
type Forms = readonly [name: string, within: string, of: string]

/** A region that projects happen in. */
export interface Region {
  de: Forms
  fr: Forms
  it: Forms
  terrains: Terrain[]
  /** Language that the people there have names in. */
  speaks: 'de' | 'fr' | 'it'
  /** Ids of the reference list geographicRegions. */
  spaces: number[]
  cities: City[]
  /** Cantons, that of the first city first. */
  states: number[]
}

const cityById = new Map(places.map((city) => [city.id, city]))
const stateByCode = new Map(states.map((state) => [state.code, state.id]))

function region(de: Forms, fr: Forms, it: Forms, terrains: string, speaks: Region['speaks'], spaces: number[], cityIds: number[], more = ''): Region {
  const cities = cityIds.flatMap((id) => cityById.get(id) ?? [])
  const further = more.split(' ').flatMap((code) => stateByCode.get(code) ?? [])
  const isAlpine = terrains.includes('mountain') && spaces.some((space) => [1, 2, 5].includes(space))
  return {
    de, fr, it, speaks, spaces, cities,
    terrains: [...(terrains.split(' ') as Terrain[]), ...(isAlpine ? ['alpine' as const] : [])],
    states: [...new Set([...cities.map((city) => city.state.id), ...further])],
  }
}

const alpine = 'UR SZ OW NW GL AR AI SG GR TI VD VS BE LU FR'

export const regions: Region[] = [
  region(['Berner Oberland', 'im Berner Oberland', 'des Berner Oberlands'], ['Oberland bernois', 'dans l’Oberland bernois', 'de l’Oberland bernois'], ['Oberland bernese', 'nell’Oberland bernese', 'dell’Oberland bernese'], 'mountain rural', 'de', [1, 6], [7, 6, 11]),
  region(['Haslital', 'im Haslital', 'des Haslitals'], ['Haslital', 'dans le Haslital', 'du Haslital'], ['Haslital', 'nell’Haslital', 'dell’Haslital'], 'mountain rural', 'de', [1, 6, 15], [8, 7]),
  region(['Saanenland', 'im Saanenland', 'des Saanenlands'], ['pays de Gessenay', 'dans le pays de Gessenay', 'du pays de Gessenay'], ['Saanenland', 'nel Saanenland', 'del Saanenland'], 'mountain rural', 'de', [1, 15], [9]),
  region(['Emmental', 'im Emmental', 'des Emmentals'], ['Emmental', 'dans l’Emmental', 'de l’Emmental'], ['Emmental', 'nell’Emmental', 'dell’Emmental'], 'rural', 'de', [2, 7], [10]),
  region(['Seeland', 'im Seeland', 'des Seelands'], ['Seeland', 'dans le Seeland', 'du Seeland'], ['Seeland', 'nel Seeland', 'del Seeland'], 'rural urban', 'de', [4], [5, 29]),
  region(['Berner Jura', 'im Berner Jura', 'des Berner Juras'], ['Jura bernois', 'dans le Jura bernois', 'du Jura bernois'], ['Giura bernese', 'nel Giura bernese', 'del Giura bernese'], 'rural mountain', 'fr', [3, 6], [12, 5]),
  region(['Entlebuch', 'im Entlebuch', 'des Entlebuchs'], ['Entlebuch', 'dans l’Entlebuch', 'de l’Entlebuch'], ['Entlebuch', 'nell’Entlebuch', 'dell’Entlebuch'], 'mountain rural', 'de', [2, 6], [15]),
  region(['Luzerner Hinterland', 'im Luzerner Hinterland', 'des Luzerner Hinterlands'], ['arrière-pays lucernois', 'dans l’arrière-pays lucernois', 'de l’arrière-pays lucernois'], ['entroterra lucernese', 'nell’entroterra lucernese', 'dell’entroterra lucernese'], 'rural', 'de', [2, 7], [14, 15]),
  region(['Sempachersee', 'am Sempachersee', 'der Region Sempachersee'], ['lac de Sempach', 'au bord du lac de Sempach', 'du lac de Sempach'], ['lago di Sempach', 'sul lago di Sempach', 'del lago di Sempach'], 'rural urban', 'de', [4, 7], [16]),
  region(['Urserntal', 'im Urserntal', 'des Urserntals'], ['vallée d’Urseren', 'dans la vallée d’Urseren', 'de la vallée d’Urseren'], ['valle d’Orsera', 'nella valle d’Orsera', 'della valle d’Orsera'], 'mountain rural', 'de', [1, 6, 15], [18]),
  region(['Urnerland', 'im Urnerland', 'des Urnerlands'], ['pays d’Uri', 'dans le pays d’Uri', 'du pays d’Uri'], ['territorio urano', 'nel territorio urano', 'del territorio urano'], 'mountain rural', 'de', [1, 6], [17, 18]),
  region(['Innerschwyz', 'in Innerschwyz', 'von Innerschwyz'], ['Schwytz intérieur', 'dans le Schwytz intérieur', 'du Schwytz intérieur'], ['Svitto interno', 'nello Svitto interno', 'dello Svitto interno'], 'mountain rural', 'de', [1, 2], [19]),
  region(['Ybrig', 'im Ybrig', 'des Ybrigs'], ['Ybrig', 'dans l’Ybrig', 'de l’Ybrig'], ['Ybrig', 'nell’Ybrig', 'dell’Ybrig'], 'mountain rural', 'de', [2, 6], [20]),
  region(['Sarneraatal', 'im Sarneraatal', 'des Sarneraatals'], ['vallée de Sarnen', 'dans la vallée de Sarnen', 'de la vallée de Sarnen'], ['valle di Sarnen', 'nella valle di Sarnen', 'della valle di Sarnen'], 'mountain rural', 'de', [1, 2], [21]),
  region(['Engelbergertal', 'im Engelbergertal', 'des Engelbergertals'], ['vallée d’Engelberg', 'dans la vallée d’Engelberg', 'de la vallée d’Engelberg'], ['valle di Engelberg', 'nella valle di Engelberg', 'della valle di Engelberg'], 'mountain', 'de', [1, 6, 15], [22, 23]),
  region(['Nidwalden', 'in Nidwalden', 'von Nidwalden'], ['Nidwald', 'à Nidwald', 'de Nidwald'], ['Nidvaldo', 'a Nidvaldo', 'di Nidvaldo'], 'mountain rural', 'de', [1, 2], [23]),
  region(['Glarnerland', 'im Glarnerland', 'des Glarnerlands'], ['pays de Glaris', 'dans le pays de Glaris', 'du pays de Glaris'], ['Glaronese', 'nel Glaronese', 'del Glaronese'], 'mountain rural', 'de', [1, 6], [24, 25]),
  region(['Zugerland', 'im Zugerland', 'des Zugerlands'], ['pays de Zoug', 'dans le pays de Zoug', 'du pays de Zoug'], ['Zughese', 'nello Zughese', 'dello Zughese'], 'urban', 'de', [4, 8], [26]),
  region(['Greyerzerland', 'im Greyerzerland', 'des Greyerzerlands'], ['Gruyère', 'en Gruyère', 'de la Gruyère'], ['Gruyère', 'nella Gruyère', 'della Gruyère'], 'mountain rural', 'fr', [2, 6], [28]),
  region(['Broye', 'in der Broye', 'der Broye'], ['Broye', 'dans la Broye', 'de la Broye'], ['Broye', 'nella Broye', 'della Broye'], 'rural', 'fr', [4, 7], [30], 'VD'),
  region(['Drei-Seen-Land', 'im Drei-Seen-Land', 'des Drei-Seen-Lands'], ['pays des Trois-Lacs', 'dans le pays des Trois-Lacs', 'du pays des Trois-Lacs'], ['Tre Laghi', 'nella regione dei Tre Laghi', 'dei Tre Laghi'], 'rural', 'fr', [4, 7], [29, 83, 69], 'BE'),
  region(['Saanebezirk', 'im Saanebezirk', 'des Saanebezirks'], ['Sarine', 'en Sarine', 'de la Sarine'], ['distretto della Sarine', 'nel distretto della Sarine', 'del distretto della Sarine'], 'urban', 'fr', [4, 8], [27]),
  region(['Thal', 'im Solothurner Thal', 'des Solothurner Thals'], ['Thal', 'dans le Thal soleurois', 'du Thal soleurois'], ['Thal', 'nel Thal solettese', 'del Thal solettese'], 'rural mountain', 'de', [3, 7], [33]),
  region(['Jurasüdfuss', 'am Jurasüdfuss', 'des Jurasüdfusses'], ['pied sud du Jura', 'au pied sud du Jura', 'du pied sud du Jura'], ['piede sud del Giura', 'al piede sud del Giura', 'del piede sud del Giura'], 'urban', 'de', [3, 4, 8], [31, 32, 5]),
  region(['Oberbaselbiet', 'im Oberbaselbiet', 'des Oberbaselbiets'], ['haut Bâle-Campagne', 'dans le haut Bâle-Campagne', 'du haut Bâle-Campagne'], ['alta Basilea Campagna', 'nell’alta Basilea Campagna', 'dell’alta Basilea Campagna'], 'rural', 'de', [3, 7], [37, 35]),
  region(['Laufental', 'im Laufental', 'des Laufentals'], ['Laufonnais', 'dans le Laufonnais', 'du Laufonnais'], ['valle di Laufen', 'nella valle di Laufen', 'della valle di Laufen'], 'rural', 'de', [3, 7], [36]),
  region(['Oberrhein', 'am Oberrhein', 'der Region Oberrhein'], ['Rhin supérieur', 'dans le Rhin supérieur', 'du Rhin supérieur'], ['Reno superiore', 'nel Reno superiore', 'del Reno superiore'], 'urban border', 'de', [8, 9, 10], [34, 35], 'AG SO'),
  region(['Schaffhauserland', 'im Schaffhauserland', 'des Schaffhauserlands'], ['pays de Schaffhouse', 'dans le pays de Schaffhouse', 'du pays de Schaffhouse'], ['Sciaffusano', 'nello Sciaffusano', 'dello Sciaffusano'], 'rural border', 'de', [4, 10], [38, 39]),
  region(['Appenzellerland', 'im Appenzellerland', 'des Appenzellerlands'], ['pays d’Appenzell', 'dans le pays d’Appenzell', 'du pays d’Appenzell'], ['Appenzellese', 'nell’Appenzellese', 'dell’Appenzellese'], 'mountain rural', 'de', [2, 7], [40, 42, 41]),
  region(['Alpstein', 'im Alpstein', 'des Alpsteins'], ['Alpstein', 'dans l’Alpstein', 'de l’Alpstein'], ['Alpstein', 'nell’Alpstein', 'dell’Alpstein'], 'mountain', 'de', [1, 15], [42], 'AR SG'),
  region(['Toggenburg', 'im Toggenburg', 'des Toggenburgs'], ['Toggenbourg', 'dans le Toggenbourg', 'du Toggenbourg'], ['Toggenburgo', 'nel Toggenburgo', 'del Toggenburgo'], 'mountain rural', 'de', [2, 6], [44]),
  region(['Werdenberg', 'im Werdenberg', 'des Werdenbergs'], ['Werdenberg', 'dans le Werdenberg', 'du Werdenberg'], ['Werdenberg', 'nel Werdenberg', 'del Werdenberg'], 'rural border', 'de', [2, 10], [46]),
  region(['Linthgebiet', 'im Linthgebiet', 'des Linthgebiets'], ['Linth', 'dans la région de la Linth', 'de la Linth'], ['Linth', 'nella regione della Linth', 'della Linth'], 'rural urban', 'de', [2, 4], [45], 'GL SZ'),
  region(['Bodensee', 'am Bodensee', 'der Bodenseeregion'], ['lac de Constance', 'au bord du lac de Constance', 'du lac de Constance'], ['lago di Costanza', 'sul lago di Costanza', 'del lago di Costanza'], 'rural urban border', 'de', [4, 10], [60, 61, 47]),
  region(['Thurtal', 'im Thurtal', 'des Thurtals'], ['vallée de la Thur', 'dans la vallée de la Thur', 'de la vallée de la Thur'], ['valle della Thur', 'nella valle della Thur', 'della valle della Thur'], 'rural', 'de', [4, 7], [59]),
  region(['Zürcher Oberland', 'im Zürcher Oberland', 'des Zürcher Oberlands'], ['Oberland zurichois', 'dans l’Oberland zurichois', 'de l’Oberland zurichois'], ['Oberland zurighese', 'nell’Oberland zurighese', 'dell’Oberland zurighese'], 'rural urban', 'de', [2, 4], [3]),
  region(['Zürcher Weinland', 'im Zürcher Weinland', 'des Zürcher Weinlands'], ['Weinland zurichois', 'dans le Weinland zurichois', 'du Weinland zurichois'], ['Weinland zurighese', 'nel Weinland zurighese', 'del Weinland zurighese'], 'rural', 'de', [4, 7], [91]),
  region(['Surselva', 'in der Surselva', 'der Surselva'], ['Surselva', 'dans la Surselva', 'de la Surselva'], ['Surselva', 'nella Surselva', 'della Surselva'], 'mountain rural', 'de', [1, 6], [52, 55]),
  region(['Unterengadin', 'im Unterengadin', 'des Unterengadins'], ['Basse-Engadine', 'en Basse-Engadine', 'de la Basse-Engadine'], ['Bassa Engadina', 'in Bassa Engadina', 'della Bassa Engadina'], 'mountain rural border', 'de', [1, 6, 10], [50]),
  region(['Oberengadin', 'im Oberengadin', 'des Oberengadins'], ['Haute-Engadine', 'en Haute-Engadine', 'de la Haute-Engadine'], ['Alta Engadina', 'in Alta Engadina', 'dell’Alta Engadina'], 'mountain', 'de', [1, 15], [51, 90]),
  region(['Puschlav', 'im Puschlav', 'des Puschlavs'], ['val Poschiavo', 'dans le val Poschiavo', 'du val Poschiavo'], ['Valposchiavo', 'in Valposchiavo', 'della Valposchiavo'], 'mountain rural border', 'it', [5, 6], [53]),
  region(['Prättigau-Davos', 'im Prättigau und in Davos', 'der Region Prättigau-Davos'], ['Prättigau-Davos', 'dans le Prättigau et à Davos', 'de Prättigau-Davos'], ['Prettigovia-Davos', 'in Prettigovia e a Davos', 'di Prettigovia-Davos'], 'mountain', 'de', [1, 15], [49]),
  region(['Viamala', 'in der Region Viamala', 'der Region Viamala'], ['Viamala', 'dans la région de Viamala', 'de Viamala'], ['Viamala', 'nella regione Viamala', 'di Viamala'], 'mountain rural', 'de', [1, 6], [54]),
  region(['Bündner Rheintal', 'im Bündner Rheintal', 'des Bündner Rheintals'], ['vallée grisonne du Rhin', 'dans la vallée grisonne du Rhin', 'de la vallée grisonne du Rhin'], ['valle grigionese del Reno', 'nella valle grigionese del Reno', 'della valle grigionese del Reno'], 'urban', 'de', [1, 8], [48]),
  region(['Fricktal', 'im Fricktal', 'des Fricktals'], ['Fricktal', 'dans le Fricktal', 'du Fricktal'], ['Fricktal', 'nel Fricktal', 'del Fricktal'], 'rural border', 'de', [3, 7], [57]),
  region(['Aaretal', 'im Aargauer Aaretal', 'des Aargauer Aaretals'], ['vallée argovienne de l’Aar', 'dans la vallée argovienne de l’Aar', 'de la vallée argovienne de l’Aar'], ['valle argoviese dell’Aar', 'nella valle argoviese dell’Aar', 'della valle argoviese dell’Aar'], 'urban', 'de', [4, 8], [56, 58]),
  region(['Limmattal', 'im Limmattal', 'des Limmattals'], ['vallée de la Limmat', 'dans la vallée de la Limmat', 'de la vallée de la Limmat'], ['valle della Limmat', 'nella valle della Limmat', 'della valle della Limmat'], 'urban', 'de', [8, 9], [58, 1]),
  region(['Leventina', 'in der Leventina', 'der Leventina'], ['Léventine', 'dans la Léventine', 'de la Léventine'], ['Leventina', 'in Leventina', 'della Leventina'], 'mountain rural', 'it', [5, 6], [67]),
  region(['Bleniotal', 'im Bleniotal', 'des Bleniotals'], ['val Blenio', 'dans le val Blenio', 'du val Blenio'], ['valle di Blenio', 'in valle di Blenio', 'della valle di Blenio'], 'mountain rural', 'it', [5, 6], [66]),
  region(['Locarnese', 'im Locarnese', 'des Locarnese'], ['Locarnais', 'dans le Locarnais', 'du Locarnais'], ['Locarnese', 'nel Locarnese', 'del Locarnese'], 'urban mountain', 'it', [5, 8], [63]),
  region(['Bellinzonese', 'im Bellinzonese', 'des Bellinzonese'], ['Bellinzonais', 'dans le Bellinzonais', 'du Bellinzonais'], ['Bellinzonese', 'nel Bellinzonese', 'del Bellinzonese'], 'urban', 'it', [5, 8], [62]),
  region(['Luganese', 'im Luganese', 'des Luganese'], ['Luganais', 'dans le Luganais', 'du Luganais'], ['Luganese', 'nel Luganese', 'del Luganese'], 'urban border', 'it', [5, 8, 10], [64]),
  region(['Mendrisiotto', 'im Mendrisiotto', 'des Mendrisiotto'], ['Mendrisiotto', 'dans le Mendrisiotto', 'du Mendrisiotto'], ['Mendrisiotto', 'nel Mendrisiotto', 'del Mendrisiotto'], 'rural border', 'it', [5, 10], [65]),
  region(['Gotthard', 'in der Gotthardregion', 'der Gotthardregion'], ['Gothard', 'dans la région du Gothard', 'du Gothard'], ['San Gottardo', 'nella regione del San Gottardo', 'del San Gottardo'], 'mountain rural', 'de', [1, 5, 6], [18, 67, 55], 'VS'),
  region(['Pays-d’Enhaut', 'im Pays-d’Enhaut', 'des Pays-d’Enhaut'], ['Pays-d’Enhaut', 'dans le Pays-d’Enhaut', 'du Pays-d’Enhaut'], ['Pays-d’Enhaut', 'nel Pays-d’Enhaut', 'del Pays-d’Enhaut'], 'mountain rural', 'fr', [2, 6], [72]),
  region(['Vallée de Joux', 'in der Vallée de Joux', 'der Vallée de Joux'], ['vallée de Joux', 'dans la vallée de Joux', 'de la vallée de Joux'], ['valle di Joux', 'nella valle di Joux', 'della valle di Joux'], 'mountain rural', 'fr', [3, 6], [74]),
  region(['Nordwaadt', 'in der Nordwaadt', 'der Nordwaadt'], ['Nord vaudois', 'dans le Nord vaudois', 'du Nord vaudois'], ['nord del Vaud', 'nel nord del Vaud', 'del nord del Vaud'], 'rural urban', 'fr', [3, 4], [69, 75]),
  region(['Waadtländer Alpen', 'in den Waadtländer Alpen', 'der Waadtländer Alpen'], ['Alpes vaudoises', 'dans les Alpes vaudoises', 'des Alpes vaudoises'], ['Alpi vodesi', 'nelle Alpi vodesi', 'delle Alpi vodesi'], 'mountain', 'fr', [1, 15], [73, 72]),
  region(['Genfersee', 'in der Genferseeregion', 'der Genferseeregion'], ['arc lémanique', 'dans l’arc lémanique', 'de l’arc lémanique'], ['Lemano', 'nella regione del Lemano', 'del Lemano'], 'urban border', 'fr', [8, 9, 10], [68, 70, 71], 'GE'),
  region(['Oberwallis', 'im Oberwallis', 'des Oberwallis'], ['Haut-Valais', 'dans le Haut-Valais', 'du Haut-Valais'], ['Alto Vallese', 'nell’Alto Vallese', 'dell’Alto Vallese'], 'mountain rural', 'de', [1, 6], [77, 78]),
  region(['Mattertal', 'im Mattertal', 'des Mattertals'], ['vallée de Saint-Nicolas', 'dans la vallée de Saint-Nicolas', 'de la vallée de Saint-Nicolas'], ['valle di San Nicola', 'nella valle di San Nicola', 'della valle di San Nicola'], 'mountain', 'de', [1, 15], [79]),
  region(['Mittelwallis', 'im Mittelwallis', 'des Mittelwallis'], ['Valais central', 'dans le Valais central', 'du Valais central'], ['Vallese centrale', 'nel Vallese centrale', 'del Vallese centrale'], 'rural urban', 'fr', [1, 7], [76, 81]),
  region(['Unterwallis', 'im Unterwallis', 'des Unterwallis'], ['Bas-Valais', 'dans le Bas-Valais', 'du Bas-Valais'], ['Basso Vallese', 'nel Basso Vallese', 'del Basso Vallese'], 'mountain rural border', 'fr', [1, 6], [80, 82]),
  region(['Val-de-Travers', 'im Val-de-Travers', 'des Val-de-Travers'], ['Val-de-Travers', 'dans le Val-de-Travers', 'du Val-de-Travers'], ['Val-de-Travers', 'nel Val-de-Travers', 'del Val-de-Travers'], 'rural mountain', 'fr', [3, 6], [85]),
  region(['Neuenburger Berge', 'in den Neuenburger Bergen', 'der Neuenburger Berge'], ['Montagnes neuchâteloises', 'dans les Montagnes neuchâteloises', 'des Montagnes neuchâteloises'], ['Montagne neocastellane', 'nelle Montagne neocastellane', 'delle Montagne neocastellane'], 'urban mountain', 'fr', [3, 6], [84]),
  region(['Freiberge', 'in den Freibergen', 'der Freiberge'], ['Franches-Montagnes', 'dans les Franches-Montagnes', 'des Franches-Montagnes'], ['Franches-Montagnes', 'nelle Franches-Montagnes', 'delle Franches-Montagnes'], 'rural mountain', 'fr', [3, 6], [89]),
  region(['Ajoie', 'in der Ajoie', 'der Ajoie'], ['Ajoie', 'en Ajoie', 'd’Ajoie'], ['Ajoie', 'nell’Ajoie', 'dell’Ajoie'], 'rural border', 'fr', [3, 10], [88]),
  region(['Delsberger Becken', 'im Delsberger Becken', 'des Delsberger Beckens'], ['vallée de Delémont', 'dans la vallée de Delémont', 'de la vallée de Delémont'], ['valle di Delémont', 'nella valle di Delémont', 'della valle di Delémont'], 'rural urban', 'fr', [3, 8], [87]),
  region(['Jurabogen', 'im Jurabogen', 'des Jurabogens'], ['Arc jurassien', 'dans l’Arc jurassien', 'de l’Arc jurassien'], ['Arco giurassiano', 'nell’Arco giurassiano', 'dell’Arco giurassiano'], 'rural border urban', 'fr', [3, 10], [83, 87, 69], 'BE'),
  region(['Genf', 'im Grossraum Genf', 'des Grossraums Genf'], ['Grand Genève', 'dans le Grand Genève', 'du Grand Genève'], ['Grande Ginevra', 'nella Grande Ginevra', 'della Grande Ginevra'], 'urban border', 'fr', [8, 9, 10], [86], 'VD'),
  region(['Bern', 'im Raum Bern', 'des Raums Bern'], ['Berne', 'dans la région de Berne', 'de Berne'], ['Berna', 'nella regione di Berna', 'di Berna'], 'urban', 'de', [4, 8, 9], [4]),
  region(['Zentralschweiz', 'in der Zentralschweiz', 'der Zentralschweiz'], ['Suisse centrale', 'en Suisse centrale', 'de la Suisse centrale'], ['Svizzera centrale', 'nella Svizzera centrale', 'della Svizzera centrale'], 'urban rural', 'de', [2, 7], [13, 19, 21, 23], 'UR ZG'),
  region(['Ostschweiz', 'in der Ostschweiz', 'der Ostschweiz'], ['Suisse orientale', 'en Suisse orientale', 'de la Suisse orientale'], ['Svizzera orientale', 'nella Svizzera orientale', 'della Svizzera orientale'], 'urban rural', 'de', [4, 7], [43, 59, 40], 'AI SH GL'),
  region(['Alpenraum', 'im Alpenraum', 'des Alpenraums'], ['espace alpin', 'dans l’espace alpin', 'de l’espace alpin'], ['spazio alpino', 'nello spazio alpino', 'dello spazio alpino'], 'national border', 'de', [1, 6, 10], [48, 76, 62], alpine),
  region(['Schweiz', 'in der ganzen Schweiz', 'der Schweiz'], ['Suisse', 'dans toute la Suisse', 'de la Suisse'], ['Svizzera', 'in tutta la Svizzera', 'della Svizzera'], 'national', 'de', [11], [4, 68, 1], states.map((state) => state.code).join(' ')),
]

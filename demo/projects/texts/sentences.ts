import type { Phrase } from '../phrase';

/** First sentences. Each names the region. */
export const leads: Phrase[] = [
  [
    '{n} Gemeinden und ihre Partner stärken mit diesem Projekt die Wertschöpfung {in} und geben der Region eine gemeinsame Perspektive.',
    'Avec ce projet, {n} communes et leurs partenaires renforcent la valeur ajoutée {in} et donnent à la région une perspective commune.',
    'Con questo progetto {n} comuni e i loro partner rafforzano il valore aggiunto {in} e danno alla regione una prospettiva comune.',
  ],
  [
    'Das Vorhaben verbindet Wirtschaft, Gemeinden und Bevölkerung {of} und macht die Region als Lebens- und Arbeitsort attraktiver.',
    'Le projet réunit l’économie, les communes et la population {of} et rend la région plus attrayante pour y vivre et y travailler.',
    'Il progetto unisce economia, comuni e popolazione {of} e rende la regione più attrattiva come luogo di vita e di lavoro.',
  ],
  [
    'Ausgehend von {town} entsteht ein Angebot, das der ganzen Region zugutekommt und an andere Orte übertragen werden kann.',
    'À partir d’un premier site à {town} naît une offre qui profite à toute la région et peut être transposée ailleurs.',
    'Partendo da {town} nasce un’offerta che giova a tutta la regione e può essere trasferita altrove.',
  ],
  [
    'Die Region nutzt ihre eigenen Stärken: Wissen, Landschaft und Menschen, die zusammenarbeiten wollen.',
    'La région mise sur ses propres atouts : le savoir, le paysage et des personnes désireuses de collaborer.',
    'La regione punta sui propri punti di forza: conoscenze, paesaggio e persone che vogliono collaborare.',
  ],
  [
    'Was als Idee einer kleinen Gruppe in {town} begann, ist zu einem Schlüsselprojekt der Region geworden.',
    'Ce qui a commencé comme l’idée d’un petit groupe à {town} est devenu un projet clé de la région.',
    'Ciò che è iniziato come idea di un piccolo gruppo a {town} è diventato un progetto chiave della regione.',
  ],
  [
    'Das Projekt ist Teil der Entwicklungsstrategie der Region und setzt dort an, wo einzelne Betriebe {in} an ihre Grenzen stossen.',
    'Le projet fait partie de la stratégie de développement de la région et intervient là où les entreprises {in} atteignent seules leurs limites.',
    'Il progetto fa parte della strategia di sviluppo della regione e interviene laddove le singole aziende {in} raggiungono i loro limiti.',
  ],
  [
    'Das Projekt ({span}) erprobt {in}, wie die Region mit bescheidenen Mitteln einen spürbaren Schritt vorankommt.',
    'Le projet ({span}) teste {in} comment la région peut franchir un pas décisif avec des moyens modestes.',
    'Il progetto ({span}) sperimenta {in} come la regione possa compiere un passo decisivo con mezzi modesti.',
  ],
  [
    'Im Mittelpunkt steht die Frage, wie die Region Arbeitsplätze erhalten und zugleich Natur und Landschaft schonen kann.',
    'La question centrale est de savoir comment la région peut conserver des emplois tout en préservant la nature et le paysage.',
    'Al centro vi è la domanda di come la regione possa mantenere posti di lavoro e al contempo preservare natura e paesaggio.',
  ],
];

/** Why it matters, who pays, who decides: sentences that fit every kind of project. */
export const context: Phrase[] = [
  [
    'Die Gesamtkosten betragen {cost}; Bund und Kanton beteiligen sich im Rahmen der Neuen Regionalpolitik.',
    'Le coût total s’élève à {cost} ; la Confédération et le canton y participent dans le cadre de la Nouvelle politique régionale.',
    'I costi complessivi ammontano a {cost}; Confederazione e Cantone vi partecipano nel quadro della Nuova politica regionale.',
  ],
  [
    'Die Trägerschaft liegt bei der Organisation «{org}», die von einer breit abgestützten Steuerungsgruppe begleitet wird.',
    'Le projet est porté par l’organisation « {org} », accompagnée d’un groupe de pilotage largement représentatif.',
    'L’ente promotore è l’organizzazione «{org}», accompagnata da un gruppo di pilotaggio ampiamente rappresentativo.',
  ],
  [
    'Die Zusammenarbeit mit «{partner}» bringt Wissen aus Forschung & Entwicklung in die Region.',
    'La collaboration avec « {partner} » apporte à la région des connaissances issues de la recherche & du développement.',
    'La collaborazione con «{partner}» porta nella regione conoscenze di ricerca & sviluppo.',
  ],
  [
    'Rund {m} Personen haben an Werkstattgesprächen teilgenommen und ihre Anliegen eingebracht.',
    'Quelque {m} personnes ont participé aux ateliers et y ont exprimé leurs préoccupations.',
    'Circa {m} persone hanno partecipato ai laboratori e presentato le proprie richieste.',
  ],
  [
    'Vorbild war ein ähnliches Vorhaben im Ausland, das an die Verhältnisse der Region angepasst wurde.',
    'Le projet s’inspire d’une expérience étrangère, adaptée aux conditions de la région.',
    'Il modello è stato un progetto simile all’estero, adattato alle condizioni della regione.',
  ],
  [
    'Der Kanton hat das Projekt in sein Umsetzungsprogramm aufgenommen.',
    'Le canton a intégré le projet dans son programme de mise en œuvre.',
    'Il Cantone ha inserito il progetto nel proprio programma d’attuazione.',
  ],
  [
    'Besonders wichtig war den Beteiligten, dass Aufträge und Wissen in der Region bleiben.',
    'Les participants tenaient particulièrement à ce que les mandats et le savoir restent dans la région.',
    'Ai partecipanti stava particolarmente a cuore che incarichi e conoscenze restassero nella regione.',
  ],
  [
    'Eine Vorstudie aus dem Vorjahr hat gezeigt, dass sich der Aufwand innert {n} Jahren auszahlt.',
    'Une étude préliminaire menée l’année précédente a montré que l’investissement est rentable en {n} ans.',
    'Uno studio preliminare dell’anno precedente ha mostrato che l’investimento si ripaga in {n} anni.',
  ],
  [
    'Auch kleine Gemeinden konnten sich dank abgestufter Beiträge beteiligen.',
    'Grâce à des contributions échelonnées, les petites communes ont elles aussi pu participer.',
    'Grazie a contributi graduati hanno potuto partecipare anche i piccoli comuni.',
  ],
  [
    'Die Jugendlichen der Region haben eine eigene Arbeitsgruppe gebildet und {n} Vorschläge eingereicht.',
    'Les jeunes de la région ont formé leur propre groupe de travail et soumis {n} propositions.',
    'I giovani della regione hanno formato un proprio gruppo di lavoro e presentato {n} proposte.',
  ],
];

/** Last sentences: what was learnt and what comes next. */
export const outlooks: Phrase[] = [
  [
    'Die Erfahrungen fliessen in einen Leitfaden ein, der anderen Regionen kostenlos zur Verfügung steht.',
    'Les expériences sont réunies dans un guide mis gratuitement à la disposition d’autres régions.',
    'Le esperienze confluiscono in una guida messa gratuitamente a disposizione di altre regioni.',
  ],
  [
    'Nach {end} soll das Angebot selbsttragend weitergeführt werden.',
    'Après {end}, l’offre doit se poursuivre de manière autonome.',
    'Dopo il {end} l’offerta dovrà proseguire in modo autonomo.',
  ],
  [
    'Eine zweite Etappe ist in Vorbereitung; {n} weitere Gemeinden der Region haben ihr Interesse angemeldet.',
    'Une deuxième étape est en préparation ; {n} autres communes de la région ont manifesté leur intérêt.',
    'È in preparazione una seconda tappa; altri {n} comuni della regione hanno manifestato interesse.',
  ],
  [
    'Entscheidend für den Erfolg waren eine klare Führung, kurze Wege und die Geduld aller Beteiligten.',
    'Une conduite claire, des voies courtes et la patience de tous ont été décisives pour le succès.',
    'Decisivi per il successo sono stati una guida chiara, vie brevi e la pazienza di tutti.',
  ],
  [
    'Schwieriger als erwartet waren die Bewilligungen; das nächste Mal würde man die Fachstellen früher einbeziehen.',
    'Les autorisations ont été plus difficiles que prévu ; la prochaine fois, les services concernés seraient associés plus tôt.',
    'Le autorizzazioni sono state più difficili del previsto; la prossima volta si coinvolgerebbero prima i servizi competenti.',
  ],
  [
    'Eine unabhängige Evaluation wird {end} zeigen, welche Wirkung das Projekt auf die Region hat.',
    'Une évaluation indépendante montrera en {end} quel est l’effet du projet sur la région.',
    'Una valutazione indipendente mostrerà nel {end} quale effetto ha il progetto sulla regione.',
  ],
  [
    'Der Austausch mit verwandten Projekten in anderen Kantonen wird fortgesetzt.',
    'Les échanges avec des projets apparentés dans d’autres cantons se poursuivent.',
    'Lo scambio con progetti affini in altri cantoni continua.',
  ],
  [
    'Die Region hat beschlossen, eine Stelle zu schaffen, die das Erreichte sichert und weiterentwickelt.',
    'La région a décidé de créer un poste chargé de consolider et de développer les acquis.',
    'La regione ha deciso di creare un posto incaricato di consolidare e sviluppare quanto raggiunto.',
  ],
];

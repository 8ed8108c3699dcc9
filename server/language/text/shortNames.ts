const listOf = (lines: string): readonly (readonly string[])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' = ').map((name) => name.trim()));

/** Large employers of Germany, Austria and Switzerland, each with the names that people write. */
export const employers = listOf(`
  Deutsche Bahn = DB
  Volkswagen = VW
  Bayerische Motoren Werke = BMW
  Mercedes-Benz = Daimler = MBAG
  Robert Bosch = Bosch
  Deutsche Telekom = DTAG = Telekom = T-Mobile
  Deutsche Post = DHL
  BASF = Badische Anilin- und Sodafabrik
  Thyssenkrupp = tkSE
  ZF Friedrichshafen = ZF = Zahnradfabrik Friedrichshafen
  Continental = Conti
  Maschinenfabrik Augsburg-Nürnberg = MAN
  Airbus = EADS
  Lufthansa = LH = DLH = Deutsche Lufthansa
  PricewaterhouseCoopers = PwC
  Ernst & Young = EY
  KPMG = Klynveld Peat Marwick Goerdeler
  Deloitte = Deloitte Touche Tohmatsu
  Boston Consulting Group = BCG
  McKinsey & Company = McKinsey
  International Business Machines = IBM
  Hewlett Packard = HP = HPE = Hewlett Packard Enterprise
  Münchener Rück = Munich Re = Münchener Rückversicherung
  HUK-Coburg = HUK
  Landesversicherungsanstalt = LVA
  Landwirtschaftlicher Versicherungsverein Münster = LVM
  Commerzbank = Coba
  DZ Bank = Deutsche Zentral-Genossenschaftsbank
  Kreditanstalt für Wiederaufbau = KfW
  Landesbank Baden-Württemberg = LBBW
  Bayerische Landesbank = BayernLB
  Landesbank Hessen-Thüringen = Helaba
  Norddeutsche Landesbank = NordLB
  HypoVereinsbank = HVB = UniCredit Bank
  Internationale Nederlanden Groep = ING = ING-DiBa
  Techniker Krankenkasse = TK
  Allgemeine Ortskrankenkasse = AOK
  Deutsche Angestellten-Krankenkasse = DAK
  Barmer Ersatzkasse = Barmer
  Kaufmännische Krankenkasse = KKH
  Bundesagentur für Arbeit = BA für Arbeit = Agentur für Arbeit = Arbeitsagentur
  Deutsche Rentenversicherung = DRV
  Deutsches Rotes Kreuz = DRK
  Arbeiter-Samariter-Bund = ASB
  Arbeiterwohlfahrt = AWO
  Johanniter-Unfall-Hilfe = Johanniter = JUH
  Allgemeiner Deutscher Automobil-Club = ADAC
  Technischer Überwachungsverein = TÜV
  Deutscher Kraftfahrzeug-Überwachungsverein = Dekra
  Deutsches Zentrum für Luft- und Raumfahrt = DLR
  Max-Planck-Gesellschaft = MPG = Max-Planck-Institut
  Fraunhofer-Gesellschaft = Fraunhofer
  Helmholtz-Zentrum = Helmholtz-Gemeinschaft
  Karlsruher Institut für Technologie = KIT
  Technische Universität München = TUM
  Ludwig-Maximilians-Universität = LMU
  Rheinisch-Westfälische Technische Hochschule Aachen = RWTH = RWTH Aachen
  Friedrich-Alexander-Universität = FAU
  Freie Universität Berlin = FU Berlin
  Humboldt-Universität = HU Berlin
  Eidgenössische Technische Hochschule = ETH = ETHZ = ETH Zürich
  École polytechnique fédérale de Lausanne = EPFL
  Universitätsklinikum Hamburg-Eppendorf = UKE
  Universitätsklinikum Schleswig-Holstein = UKSH
  Medizinische Hochschule Hannover = MHH
  Universitätsmedizin Berlin = Charité
  Klinikum rechts der Isar = MRI
  Allgemeines Krankenhaus Wien = AKH
  Westdeutscher Rundfunk = WDR
  Norddeutscher Rundfunk = NDR
  Bayerischer Rundfunk = BR
  Südwestrundfunk = SWR
  Mitteldeutscher Rundfunk = MDR
  Zweites Deutsches Fernsehen = ZDF
  Österreichischer Rundfunk = ORF
  Schweizer Radio und Fernsehen = SRF = SRG SSR
  Berliner Verkehrsbetriebe = BVG
  Münchner Verkehrsgesellschaft = MVG = Stadtwerke München = SWM
  Hamburger Hochbahn = HHA
  Energie Baden-Württemberg = EnBW
  Rheinisch-Westfälisches Elektrizitätswerk = RWE
  Einkaufsgenossenschaft der Kolonialwarenhändler = Edeka
  Revisionsverband der Westkauf-Genossenschaften = Rewe
  Schwarz Dienstleistung = Lidl = Kaufland
  dm-drogerie markt = dm
  Dirk Rossmann = Rossmann
  Gesellschaft für Internationale Zusammenarbeit = GIZ
  Industrie- und Handelskammer = IHK
  Handwerkskammer = HWK
  Kassenärztliche Vereinigung = KV
  Österreichische Bundesbahnen = ÖBB
  Österreichische Gesundheitskasse = ÖGK
  Arbeitsmarktservice = AMS
  Oberösterreichische Gesundheitsholding = OÖG
  Vereinigte Österreichische Eisen- und Stahlwerke = voestalpine = VOEST
  Österreichische Mineralölverwaltung = OMV
  Raiffeisen Bank International = RBI
  Bank für Arbeit und Wirtschaft = BAWAG
  A1 Telekom Austria = A1
  Wiener Gesundheitsverbund = WIGEV = KAV
  Schweizerische Bundesbahnen = SBB = Chemins de fer fédéraux
  Schweizerische Post = PostFinance
  Union Bank of Switzerland = UBS = Credit Suisse
  Zürcher Kantonalbank = ZKB
  Schweizerische Unfallversicherungsanstalt = Suva
  Hoffmann-La Roche = Roche
  Asea Brown Boveri = ABB
  Migros = Migros-Genossenschafts-Bund = MGB
  Allgemeine Elektricitäts-Gesellschaft = AEG
  Bundesamt für Migration und Flüchtlinge = BAMF
  Bundesnachrichtendienst = BND
  Bundeskriminalamt = BKA
  Eisenbahn-Bundesamt = EBA
  Deutsches Elektronen-Synchrotron = DESY
  Physikalisch-Technische Bundesanstalt = PTB
  Deutscher Gewerkschaftsbund = DGB
  Industriegewerkschaft Metall = IG Metall = IGM
  Vereinte Dienstleistungsgewerkschaft = ver.di
  Süddeutsche Zeitung = SZ
  Frankfurter Allgemeine Zeitung = FAZ
  Neue Zürcher Zeitung = NZZ
  Badische Stahlwerke = BSW
  Heidelberger Druckmaschinen = Heideldruck = HDM
  Salzgitter Mannesmann = SZAG
  Rheinmetall = RHM
  Krauss-Maffei Wegmann = KMW = KNDS
  ThyssenKrupp Marine Systems = TKMS
  Hamburger Hafen und Logistik = HHLA
  Verkehrsverbund Rhein-Ruhr = VRR
  Stuttgarter Straßenbahnen = SSB
  Kölner Verkehrs-Betriebe = KVB
  Leipziger Verkehrsbetriebe = LVB
  Zürcher Hochschule für Angewandte Wissenschaften = ZHAW
  Universitätsspital Zürich = USZ
  Technische Universität Wien = TUW
  Wirtschaftsuniversität Wien = WU
  Basler Kantonalbank = BKB
  Berner Kantonalbank = BEKB
  Wiener Stadtwerke = WSTW
  Wiener Linien = WL
`);

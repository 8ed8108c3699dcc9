import type { BranchCode } from '@inkognito/shared/codes';

/** What the name of an employer tells of its branch: "Klinikum Hohenfels", "Zimmerei Obermair". */
const branches: Readonly<Partial<Record<BranchCode, string>>> = {
  gesundheitswesen_sozialwesen:
    '\\p{L}*(?:klinik(?:um|en)?|kranken-?h(?:aus|äuser)|spital|hospital|hospiz)|\\p{L}*pflege(?:dienste?|heim|zentrum|haus)?|(?:senioren|alters|alten)-?(?:zentrum|heim|haus|stift|residenz|wohnpark|pflege)|(?:(?!klein|tier|groß)\\p{L})*praxis|praxisklinik|mvz|sozialstation|caritas\\p{L}*|diakonie\\p{L}*|lebenshilfe|drk|brk|awo|malteser|johanniter|rotes kreuz|\\p{L}*apotheke|rehazentrum|jugendhilfe|behindertenhilfe',
  handel_konsumgueter_ecommerce:
    '(?:super|bau|drogerie|bio|garten|edel|lebensmittel|getränke|elektro|karawanken)?-?m(?:arkt|ärkte)|drogerie\\p{L}*|\\p{L}*(?:groß|einzel|fach|bau\\p{L}{0,8})handel|handels(?:haus|gesellschaft|kette|gmbh)?|handelshof|kaufhaus|möbelhaus|einrichtungshaus|modehaus|warenhaus|onlineshop|buchhandlung',
  baugewerbe_architektur_immobilien:
    '(?:hoch|tief|straßen|wohn|wohnungs|holz|trocken|dach|ingenieur|garten- und landschafts)?-?bau|bau(?:unternehm(?:en|ung)|gesellschaft|träger|geschäft|betrieb)|zimmerei|dachdecker\\p{L}*|malerbetrieb|architekt(?:en|ur\\p{L}*)|planungsbüro|immobilien\\p{L}*|hausverwaltung|wohnungsbau\\p{L}*',
  oeffentlicher_dienst_verwaltung_verbaende:
    '(?<=^(?:\\p{Lu}\\p{Ll}+e )?)(?:(?:hanse|landeshaupt|universitäts|kreis|große kreis)?stadt|stadtverwaltung|(?:markt|samt|verbands|einwohner)?gemeinde|gemeindeverwaltung|landratsamt|landkreis|kreisverwaltung|kanton|bezirk\\p{L}{0,5}|finanzamt|landesamt|bundesamt|ministerium)',
  bildung_forschung_wissenschaft:
    '\\p{L}*(?:universität|hochschule)|(?:grund|real|ober|gesamt|förder|berufs|volkshoch|musik|privat)?schule|(?:privat)?gymnasium|fraunhofer\\p{L}*',
  personalberatung_vermittlung:
    'zeitarbeit|personal(?:service|dienst\\p{L}*|beratung|vermittlung|leasing)|personal(?= (?:gmbh|ag|kg)(?!\\p{L}))|recruit\\p{L}*|staffing|headhunt\\p{L}*',
  medien_verlag_druck_event:
    '(?:werbe|pr|event|medien|kreativ|kommunikations|marketing|design)-?agentur|\\p{L}*verlag|druckerei|medienhaus|rundfunk',
  energie_wasser_umwelt_erneuerbare:
    '(?:stadt|gemeinde)werke|energie\\p{L}*|solar|windkraft|wasserwerke?|\\p{L}*entsorgung\\p{L}*|abfallwirtschaft\\p{L}*',
  banken_finanzdienstleistungen:
    '(?:kreis|stadt)?sparkasse|volksbank|raiffeisen(?:bank|kasse)|\\p{L}*bank',
  versicherungen: 'versicherung(?:en|s\\p{L}*)?|krankenkasse|aok',
  logistik_transport_verkehr:
    'spedition|\\p{L}*logisti(?:k|cs)|transporte?|verkehrs(?:betriebe|gesellschaft|verbund)|reederei',
  tourismus_gastgewerbe_freizeit:
    '\\p{L}*hotel|\\p{L}*gast(?:hof|haus)|restaurant|ristorante|café|resort|therme|reisebüro|touristik|\\p{L}*bergbahnen|seilbahnen',
  nahrungsmittel_getraenke:
    '(?:\\p{L}*bäckerei|backhaus|konditorei|metzgerei|fleischerei|\\p{L}*brauerei|molkerei)(?:en)?',
  maschinen_anlagenbau: '(?:sonder)?maschinenbau|maschinenfabrik|anlagenbau',
  it_software_internet_telekommunikation: 'software\\p{L}*|systemhaus|telekom\\p{L}*',
  metallerzeugung_verarbeitung: 'metallbau|stahlbau|gießerei|stahlwerke?|metallverarbeitung',
  chemie_pharma_biotech: 'chemie|pharma\\p{L}*|biotech\\p{L}*',
  sicherheit_schutz: 'security|wachdienst|sicherheitsdienst\\p{L}*',
  sport_fitness_wellness: 'fitness(?:studio|center)?|sportpark',
  kunst_kultur: '\\p{L}*theater|museum',
  agrar_forstwirtschaft: 'gärtnerei|baumschule|weingut|landwirtschaft\\p{L}*',
};

/** They make a name of an employer, and tell no branch for sure. */
const others =
  'autohaus|\\p{L}*tierpraxis|tierklinik|verein|stiftung|genossenschaft|\\p{L}*kanzlei|notariat|tischlerei|schreinerei|tagespflege|friseursalon|\\p{L}*agentur|steuerberatung|ingenieurbüro|studierendenwerk|studentenwerk|bistum|erzbistum|gut|schloss|treuhandbüro';

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const patterns = Object.entries(branches).map(
  ([code, words]) => [code as BranchCode, whole(words)] as const,
);
const kind = whole([...Object.values(branches), others].join('|'));

/** "Klinik für Altersmedizin" is a department, "Agentur für Arbeit" no agency. */
const misleading = /(?:klinik|institut|praxis|agentur|bank) für|handelskammer|medizintechnik/iu;

export function branchOfName(name: string): BranchCode | null {
  if (misleading.test(name)) return null;
  const codes = patterns.filter(([, pattern]) => pattern.test(name)).map(([code]) => code);
  return codes.length === 1 ? (codes[0] ?? null) : null;
}

export const hasKind = (name: string): boolean => kind.test(name) && !misleading.test(name);

import type { BranchCode } from '@inkognito/shared/codes';
import type { Found } from '../fact.ts';
import { placeOf, wordsBefore } from '../passages.ts';
import { lowerCase } from '../source.ts';

/** What follows "Unternehmen der" or stands before "-unternehmen", "-industrie", "-branche". */
const industries: Readonly<Partial<Record<BranchCode, string>>> = {
  automobilindustrie: 'auto(?:mobil|motive)?|automotive|kfz|fahrzeug',
  maschinen_anlagenbau: '(?:sonder)?maschinen(?:bau)?|(?:maschinen- und )?anlagenbau',
  chemie_pharma_biotech: 'chemie|chemische[nr]?|pharma|pharmazeutische[nr]?|biotech',
  elektrotechnik_elektronik_optik: 'elektrotechnik|elektro|elektronik|halbleiter|optische[nr]?',
  it_software_internet_telekommunikation:
    '(?:it(?!-betrieb))|software|internet|telekommunikation|tech|saas',
  banken_finanzdienstleistungen: 'bank(?:en)?|finanz(?:dienstleistung)?s?|fintech',
  versicherungen: 'versicherung(?:s|en)?',
  handel_konsumgueter_ecommerce:
    '(?:einzel|groß|online|lebensmitteleinzel)?handels?|konsumgüter|e-?commerce|fmcg|retail',
  logistik_transport_verkehr: 'logistik|transport|speditions?|verkehrs|logistics',
  energie_wasser_umwelt_erneuerbare:
    'energie(?:wirtschaft)?|(?:der )?erneuerbaren? energien?|wasserwirtschaft|solar|windkraft|energy',
  baugewerbe_architektur_immobilien:
    'bau(?:gewerbe|wirtschaft|branche)?|hochbau|tiefbau|immobilien(?:wirtschaft)?',
  gesundheitswesen_sozialwesen: 'gesundheits(?:wesens?)?|sozialwesens?|pflege|healthcare',
  medien_verlag_druck_event: 'medien|verlags?|druck|event|media',
  tourismus_gastgewerbe_freizeit:
    'tourismus|tourismus- und freizeit|gastgewerbes?|hotellerie|gastronomie',
  oeffentlicher_dienst_verwaltung_verbaende: '(?:des )?öffentlichen dienst(?:es)?',
  luft_raumfahrt: 'luftfahrt|luft- und raumfahrt|aerospace',
  nahrungsmittel_getraenke: 'lebensmittel|nahrungsmittel|getränke|food|back',
  textil_bekleidung_lederwaren: 'textil|bekleidungs?|mode|fashion',
  metallerzeugung_verarbeitung: 'metall(?:verarbeitung)?|stahl|metallverarbeitende[nr]?',
  holz_moebel_papier: 'holz|möbel|papier',
  agrar_forstwirtschaft: 'agrar|landwirtschaft|forstwirtschaft',
};

/** Whole words that name a company of the branch by themselves. */
const companies: Readonly<Partial<Record<BranchCode, string>>> = {
  automobilindustrie:
    'automotive supplier|automobilzulieferers?|automobilherstellers?|autoherstellers?|automobilkonzerns?',
  maschinen_anlagenbau:
    '(?:sonder)?maschinenbauers?|anlagenbauers?|\\p{L}{0,20}maschinenherstellers?|herstellers? (?:von|für) \\p{L}*(?:maschinen|anlagen|pumpen|fördertechnik)|manufacturer of machin\\p{L}*',
  chemie_pharma_biotech:
    '(?:generika|arzneimittel|impfstoff|lack|kunststoff)-?herstellers?|herstellers? (?:von|für) (?:generika|arzneimitteln?|medikamenten?|impfstoffen?|lacken|chemikalien)|biotech company|pharma(?:ceutical)? company|chemiekonzerns?|pharmakonzerns?|pharmaherstellers?|biotech-start-?up',
  it_software_internet_telekommunikation:
    '(?:saas|software|cloud|internet|it)-?(?:anbieters?|dienstleisters?|unternehmens?|beratung)|anbieters? (?:von|für) (?:\\p{L}*software|saas|cloud\\p{L}*)|it[ -]consultanc(?:y|ies)|it service provider|saas (?:company|provider|startup|scale-?up)|software company|softwarehaus(?:es)?|softwareherstellers?|softwareanbieters?|it-dienstleisters?|it-systemhaus(?:es)?|systemhaus(?:es)?|telekommunikationsanbieters?|software company|tech company|softwareschmiede',
  banken_finanzdienstleistungen:
    'payment (?:company|provider)|asset managers?|vermögensverwaltung|(?:privat|regional|genossenschafts)?bank|sparkasse|fintechs?|finanzdienstleisters?',
  versicherungen:
    'versicherung|insurance company|insurer|rückversicherers?|krankenkasse|versicherers?|versicherungskonzerns?|versicherungsgesellschaft',
  handel_konsumgueter_ecommerce:
    '(?!auto)\\p{L}{0,20}-?händlers?|supermarktkette|drogeriekette|wholesaler|onlineshops?|handelskonzerns?|handelskette|konsumgüterherstellers?|retailer',
  logistik_transport_verkehr:
    'kontraktlogistikers?|freight forwarder|logistikers?|logistikdienstleisters?|spedition|logistics company|logistikkonzerns?',
  energie_wasser_umwelt_erneuerbare:
    'stadtwerke?|renewable energy company|energy company|utility company|netzbetreibers?|entsorgers?|entsorgungsunternehmens?|energieversorgers?|stromversorgers?|energieanbieters?',
  baugewerbe_architektur_immobilien:
    'planungsbüros?|ingenieurbüros? für (?:bau|tragwerk|tiefbau)\\p{L}*|bauunternehmung|immobilienverwaltung|construction company|real estate company|bauträgers?|baukonzerns?|immobilienkonzerns?|architekturbüros?|hausverwaltung',
  gesundheitswesen_sozialwesen:
    'pflegedienst(?:e?s)?|krankenhaus(?:es)?|klinik(?:um|ums)?|pflegeheims?|seniorenheims?|altenheims?|(?:zahn|haus|fach)?arztpraxis|(?:kranken|gesundheits)haus|hospital|klinikgruppe|klinikverbund(?:es)?|sozialunternehmens?|healthcare provider|träger (?:von|der) (?:pflegeheimen|kliniken|krankenhäusern|altenhilfe|sozialhilfe|behindertenhilfe)',
  oeffentlicher_dienst_verwaltung_verbaende:
    'verband|verbandes|verbands|behörde|kommunalverwaltung',
  unternehmensberatung_consulting:
    'strategieberatung|consulting firm|management consultancy|unternehmensberatung|managementberatung',
  nahrungsmittel_getraenke:
    'herstellers? von (?:lebensmitteln|back\\p{L}+|süßwaren|getränken|tiefkühlkost)|food (?:producer|manufacturer|company)|(?:süßwaren|backwaren|fleischwaren|tiefkühlkost|nahrungsmittel|wurstwaren)-?(?:herstellers?|produzent(?:en)?)|molkerei|großmetzgerei|bäckereikette|filialbäckerei|lebensmittelherstellers?|getränkeherstellers?|lebensmittelproduzenten?|brauerei|großbäckerei',
  medien_verlag_druck_event:
    '\\p{L}{0,20}verlags?|druckerei|eventagentur|medienhaus(?:es)?|zeitungsverlags?|(?:werbe|pr|event|medien|kreativ|kommunikations|marketing|design)-?agentur|agentur für (?:\\p{L}*kommunikation|werbung|\\p{L}*marketing|design|pr)|medienkonzerns?',
  textil_bekleidung_lederwaren:
    'modelabels?|fashion (?:brand|label)|modeunternehmens?|textilherstellers?',
  metallerzeugung_verarbeitung:
    'gießerei|stahlbauers?|metallverarbeiters?|stahlherstellers?|stahlkonzerns?',
  tourismus_gastgewerbe_freizeit:
    'hotelgruppe|hotelkette|reiseveranstalters?|ferienresorts?|freizeitparks?|tour operator|hotel group',
  luft_raumfahrt: 'flugzeugherstellers?|airline|fluggesellschaft|raumfahrtunternehmens?',
  elektrotechnik_elektronik_optik:
    'elektronikherstellers?|halbleiterherstellers?|elektronikdienstleisters?',
  sicherheit_schutz: 'sicherheitsdienstleisters?|wachdienst(?:e?s)?',
  holz_moebel_papier:
    '(?:küchen|fenster|parkett)-?herstellers?|herstellers? von (?:möbeln|küchen)|möbelherstellers?|papierherstellers?',
};

const company =
  '(?:(?:(?:familien|traditions|industrie|technologie|produktions|dienstleistungs|handwerks)-?)?unternehmens?|konzerns?|betrieb(?:es)?|mittelständlers?|firma|marktführers?|hidden champions?|start-?ups?|arbeitgebers?|gruppe|(?<=(?:unser(?:e[nmr])?|einen|einem|ein) (?:\\p{Ll}{3,25} ){0,2})(?:kunden?|mandanten?)|company|auftraggebers?|weltmarktführers?)';

const anyOf = (words: string) => `(?:${words})`;

/** "Wir sind ein", "für eine", "unser Kunde ist ein", "bei einem": said of the employer, not of its customers. */
const saidOfEmployer =
  '(?:(?:als|ihr|dein|the|unser|of an?)(?: \\p{Ll}+e[rsmn])?|(?:gehört|zählt) zu den(?: \\p{Ll}+){0,3}|(?:wir sind|sind wir|verstärkung|,|sind|ist|als|für|bei|von|kunden?,?|mandanten?,?|im auftrag|we are|is|with|at|for|join|–|-)(?: \\p{Ll}{2,6})? (?:eine?[mnrs]?|der|die|das|a|an|the)|(?<=^|[.\\n] ?)\\s?(?:das|die|der|eine?|unsere?)|(?:ich|wir|unterstützen?|betreuen?) eine?n?|(?<=(?:gmbh|kg|ag|se|ohg)) (?:ist|is)|(?:gmbh|kg|ag|se|ohg)(?:,| -| \\|)|unser(?:e[nrms]?)? kunde(?:n)?(?:,)? (?:der |die |das |ist )?(?:eine?)?) (?:\\p{Ll}[\\p{L}-]{2,25},? (?:und )?){0,3}';

/** `said` counts only where it is said of the employer. */
const patternsByCode = (Object.keys({ ...industries, ...companies }) as BranchCode[]).map(
  (code) => {
    const industry = anyOf(industries[code] ?? '(?!)');
    const named = anyOf(companies[code] ?? '(?!)');
    const alone = [
      `${company} (?:aus |in |im )?(?:dem |der |des |bereiche?s? )?(?:bereich |branche |sektor )?(?:der |des |dem )?${industry}(?:-?(?:industrie|branche|wirtschaft|sektor|bereich))?(?![\\p{L}-])`,
      `branche: ?${industry}(?:-?(?:industrie|branche|wirtschaft))?(?!\\p{L})`,
    ];
    const said = [
      `${industry}s?-?(?:anbieters?|unternehmens?|konzerns?|betrieb(?:es)?|firma|start-?ups?|company|gruppe|hersteller(?:s|n)?)(?!\\p{L})`,
      `${named}n?(?![\\p{L}-])`,
    ];
    return {
      code,
      alone: new RegExp(
        `${alone.join('|')}|(?:gehört|zählt) zur ${industry}(?:industrie|branche)(?!\\p{L})`,
        'gu',
      ),
      said: new RegExp(said.join('|'), 'gu'),
    };
  },
);

const lines = (Object.keys({ ...industries, ...companies }) as BranchCode[]).map((code) => {
  const words = [industries[code], companies[code]].filter((each) => each !== undefined);
  return [code, new RegExp(`^(?:${words.join('|')})(?![\\p{L}-])`, 'u')] as const;
});

const ofEmployer = new RegExp(
  `(?:${saidOfEmployer}|(?:kunden?|unternehmen|arbeitgeber)(?: ?\\(|: ?))$`,
  'iu',
);

/** "Mein Kunde in Augsburg (Sondermaschinenbau, 1.200 MA)": the line of business alone. */
const slot =
  /(?<!\p{L})(?:kund(?:en?|in)|mandant(?:en|in)?|auftraggeber(?:in)?|klient(?:en|in)?|client|wir|we)(?: in \p{L}[\p{L}-]+(?: [\p{L}-]+){0,2})?(?: ?\(|: ?|, | ist (?:im|in der) )(?:eine?[mnr]? )?(?:\d[\d.]* (?:ma|mitarbeiter|leute),? (?:im |in der )?)?/gu;
const sizeBefore = /^[^\n.;]{0,40}?\d ?(?:ma|mitarbeiter|leute), ?/u;

function branchesInSlots(text: string): Found<BranchCode>[] {
  return [...text.matchAll(slot)].flatMap(({ index, 0: lead }) => {
    const from = index + lead.length;
    const starts = [0, sizeBefore.exec(text.slice(from, from + 60))?.[0].length ?? 0];
    return starts.flatMap((skipped) => {
      const start = from + skipped;
      const words = text.slice(start, start + 50);
      return lines.flatMap(([value, pattern]) => {
        const [found] = pattern.exec(words) ?? [];
        return found === undefined
          ? []
          : [{ value, confidence: 0.8, start, end: start + found.length }];
      });
    });
  });
}

const ofOthers =
  /(?:erfahrung|kenntnisse|ausbildung|kunden aus|kunden in|kunden sind|branchen?kenntnis|führende[nr]? [^.\n]{0,20}für|lieferant|partner (?:der|für)|zulieferer für|beispielsweise|z\. ?b\.|idealerweise)[^.\n]{0,45}$/iu;

const insideWord = /[\p{L}-]/u;

/** Small letters and no look behind: over a long text either costs several times as much. */
export function branchesIn(plain: string): Found<BranchCode>[] {
  const text = lowerCase(plain);
  const said = patternsByCode.flatMap(({ code, alone, said }) => {
    const own = [...text.matchAll(said)].filter(({ index }) =>
      ofEmployer.test(wordsBefore(plain, index, 100)),
    );
    return [...text.matchAll(alone), ...own]
      .filter(({ index }) => !insideWord.test(text[index - 1] ?? ' '))
      .filter(({ index }) => !ofOthers.test(wordsBefore(plain, index, 70)))
      .map((match) => ({ value: code, confidence: 0.9, ...placeOf(match) }));
  });
  return said.length > 0 ? said : branchesInSlots(text);
}

import { foldText, mergeUmlautSpellings } from './foldText.ts';

/** Both `ä` and `ae` come out as `ae`, as in what the lists below are compared with. */
export const spell = (text: string): string => foldText(text, { umlauts: 'ae' });

const listOf = (words: string): ReadonlySet<string> => new Set(spell(words).trim().split(/\s+/));

/** As in a name that is being read, and as in its finished form. */
const bothSpellings = (words: string): ReadonlySet<string> =>
  new Set(
    [...listOf(words)].flatMap((word) => [word, mergeUmlautSpellings(word, { keepUe: true })]),
  );

/** No name of a firm: without its spaces and dots, at the end of a name, or as the whole of it. */
export const legalForms = listOf(`
  gmbh ggmbh mbh gesmbh gesellschaftmitbeschränkterhaftung mitbeschränkterhaftung gemeinnützige
  ug gug haftungsbeschränkt unternehmergesellschaft ag gag aktiengesellschaft se
  kg kgaa kommanditgesellschaft kommanditgesellschaftaufaktien
  ohg offenehandelsgesellschaft gbr gesellschaftbürgerlichenrechts
  ek ekfm ekfr eu eingetragenerkaufmann eingetragenekauffrau eg egen eingetragenegenossenschaft
  ev eingetragenerverein vvag versicherungsvereinaufgegenseitigkeit
  partg partgmbb mbb partnerschaftmbb partnerschaftsgesellschaft partnerschaftsgesellschaftmbb
  aör adör kör kdör anstaltdesöffentlichenrechts körperschaftdesöffentlichenrechts
  ig ingründung inliquidation og oeg keg flexco kollektivgesellschaft ewiv co cie compagnie
  sa sàrl sarlau sasu eurl snc scop sociétéanonyme sagl srl srls slu bv nv vof
  ltd llp llc inc incorporated corp plc pty ptyltd pte pteltd pvt pvtltd
  oyj asa aps spzoo spzook spk spj spolkazoo sro spolsro kft zrt nyrt doo ood eood ooo uab ltda ltdsti
`);

/** The same, but where nothing else is left they are a name: the company SAS, a spa. */
export const legalFormsAndNames = listOf(`
  sas spa as ab oy sl lda publ limited company corporation privatelimited
`);

/** Part of no brand, so they go wherever they stand. */
export const formsAnywhere = listOf('gmbh ggmbh mbh gesmbh kgaa partgmbb');

/** What follows is a place. */
export const branchOffices = listOf('niederlassung zweigniederlassung zweigstelle');

export const joiners = listOf('und and u et');

export const openers = listOf('firma fa die der das the');

/** The same employer in another country, or all of its companies together. */
export const closers = listOf(`
  deutschland germany österreich austria schweiz switzerland suisse svizzera
  group gruppe unternehmensgruppe firmengruppe konzern holding holdings
`);

export const abbreviations: ReadonlyMap<string, string> = new Map([
  ['sankt', 'st'],
  ['skt', 'st'],
  ['saint', 'st'],
  ['gebrueder', 'gebr'],
  ['gebruder', 'gebr'],
  ['dt', 'deutsche'],
  ['uni', 'universitaet'],
  ['tu', 'technische universitaet'],
  ['th', 'technische hochschule'],
  ['fh', 'fachhochschule'],
  ['stadtverwaltung', 'stadt'],
  ['gemeindeverwaltung', 'gemeinde'],
  ['kreisverwaltung', 'landkreis'],
]);

/** Half of the country has one of these in its name, so they tell no firm from others. */
const genericWords = bothSpellings(`
  bau hochbau tiefbau handel handwerk technik elektro elektronik it edv software hardware system systeme systems
  solution solutions lösungen digital media medien marketing werbung design studio agentur
  service services dienst dienste dienstleistung dienstleistungen consult consulting beratung management
  verwaltung verwaltungs vermögensverwaltung beteiligung beteiligungen beteiligungs vertrieb vertriebs
  produktion produktions logistik logistics transport transporte spedition immobilien personal
  personaldienstleistungen zeitarbeit recruiting reinigung gebäudereinigung sicherheit energie energy
  hotel restaurant gasthof apotheke praxis arztpraxis kanzlei steuerberatung bäckerei metzgerei autohaus
  pflege pflegedienst schule verein verband stiftung büro werk werke werkstatt fabrik labor institut
  gesellschaft unternehmen firma company betrieb betriebe gruppe group konzern holding holdings partner partners
  team projekt projekte international global europa europe european world zentrale zentrum center
  deutschland germany deutsche deutscher deutsches german österreich austria schweiz switzerland suisse
  svizzera nord süd ost west neu new
  der die das the des den dem von vom zu zur zum im in am an auf bei für mit und and u et of for at by de la le les
  el di da del van st gebr dr prof
`);

/** A single letter is an initial, except before another word: "T-Systems". */
export const areGeneric = (words: readonly string[]): boolean =>
  words.every((word) => genericWords.has(word)) || /^.?$/u.test(words.join(' '));

/** Followed by a country they name one employer: Bank Austria is not just any bank. */
export const wordsBeforeCountry = listOf('bank post bahn air radio casinos');

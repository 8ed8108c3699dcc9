import type { Place } from '../../fact.ts';
import { wordsBefore } from '../../passages.ts';
import { type NamedTown, leastSize, townAt } from '../../place/towns.ts';

/** Where a town may stand that nothing calls the place of work. */
const beforeTown =
  /(?<=^|\n)[ *_•·>-]{0,6}(?=\p{Lu}\p{L}+(?:[ -]\p{L}+){0,3} ?[|,·•/])|(?<=\S)\s{0,4}[,|•·)▸►»●]\s{0,4}(?=\p{Lu}\p{Ll}\p{L}+)|(?<!\p{L})(?:in|IN|In|bei|nahe|rund um|based in|aus|Stadt|Gemeinde|Marktgemeinde|Landeshauptstadt|Landratsamt|Studierendenwerk|Studentenwerk|Hochschule|Universität|Universitätsklinikum|Klinikum|Krankenhaus) {1,4}(?:\d{4,5} )?(?=\p{Lu}\p{L})/gu;

const notThere =
  /(?:studi\p{L}*|universit\p{L}*|hochschul\p{L}*|kunden|projekte?n?|messen?|reisen?|niederlassung\p{L}*|standorten?|filialen?|offices?|büros|werken?|werke|lager|wohn\p{L}*|vertreten|tätig|gegründet|seit \d{4}|sitz|hauptsitz|stammsitz|zentrale|headquarter\p{L}*|mutter\p{L}*|konzern\p{L}*|tochter\p{L}*|deutsch|englisch|grüße|gruß|grüsse|regards|geboren|uni|schulung\p{L}*|event\p{L}*|weihnacht\p{L}*|sprache\p{L}*|kenntnisse|und|oder|bis|von|nach|wie|z\. ?b\.)(?: (?:ist|sind|der|des|unserer))? ?$/iu;
const ofEmployer =
  /(?:kunden?|mandant(?:en|in)?|unternehmen|betrieb|hersteller|anbieter|client|company|manufacturer|firma|weltmarktführer)(?!\p{L})[^.\n]{0,50}$/iu;
const endOfName =
  /^(?:\s*(?:$|\n|[|,.!?)•·▸►»●:;/(]|[-–] )|\s+(?:und umgebung|sucht|suchen|sowie|ist|zählt|mit|für|als|eine?n?|bei|oder|ab|zum|vollzeit|teilzeit|-|\(|im|werden|we|is|to|who|\p{Ll}{2,}t(?= )))/iu;

const isAway = /remote|bundesweit|deutschlandweit|österreichweit|schweizweit/iu;

export const isEverywhere =
  /(?:fully|100 ?%|komplett|vollständig|full|rein) remote|remote within/iu;

/** A town said nowhere to be the place of work; it is, if no other is named. */
export function loneTowns(plain: string, isOther: (place: Place) => boolean): NamedTown[] {
  return [...plain.matchAll(beforeTown)].flatMap(({ index, 0: lead }): NamedTown[] => {
    const at = index + lead.length;
    const isIn = /^(?:in|IN|In|bei|nahe|rund um) /u.test(lead);
    const town = townAt(plain, at, isIn ? leastSize.afterIn : leastSize.alone);
    if (town === null || isOther(town)) return [];
    const before = wordsBefore(plain, index, 70);
    if (notThere.test(before) || !endOfName.test(plain.slice(town.end, town.end + 20))) return [];
    if (/^(?:aus|based)/u.test(lead) && (!ofEmployer.test(before) || isAway.test(plain))) return [];
    return [town];
  });
}

// What a title says of the contract: "Werkstudent Marketing", but not "Referent Ausbildung".
import type { ContractType } from '@inkognito/shared/codes';
import { dropGenderSigns } from '../text/genderForms.ts';

const word = (pattern: string, flags = 'iu') =>
  new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L}|-\\p{L}|-\\s?(?:und|&|,|/))`, flags);

interface Form {
  readonly contractType: ContractType;
  /** One person, whatever is named beside: "Social Media Manager Werkstudent". */
  readonly person: RegExp;
  /** "Ausbildung" may be the field of another job. */
  readonly offer: RegExp;
}

const notOfStaff = '(?!\\s+(?:programm?e?|coordinator|manager|officer|lead|specialist))';

const forms: readonly Form[] = [
  {
    contractType: 'werkstudent',
    person: word('werkstudent(?:in)?|working\\s+student|studentischer?'),
    offer: word('werkstudent(?:en|innen)|werkstudententätigkeit|werkstudentenstelle'),
  },
  {
    contractType: 'praktikum',
    person: word('\\p{L}*praktikant(?:in)?'),
    offer: word(
      `\\p{L}*praktik(?:um|umsplatz|umsstelle|anten|antinnen)|praxissemester|famulatur|internships?${notOfStaff}`,
    ),
  },
  {
    contractType: 'praktikum',
    person: word(
      '(?<=^\\s*)Intern(?=\\s+[\\p{Lu}–-]|\\s*$)|(?<=\\p{L}\\s)Intern(?=\\s*$|\\s[-–|])',
      'u',
    ),
    offer: word('Interns', 'u'),
  },
  {
    contractType: 'ausbildung',
    person: word('azubi|lehrling|apprentice'),
    offer: word(
      `ausbildung(?:splatz|sstelle)?|umschulung|azubis|auszubildende[rn]?|lernende[rn]?|lehrstelle|lehrberuf|(?<=^\\s*)(?:berufs)?lehre|lehre(?=\\s+(?:als|zu[mr]?)\\s)|dual(?:es|er)\\s+stud(?:ium|ent)|dualstudium|apprenticeship${notOfStaff}`,
    ),
  },
  {
    contractType: 'minijob',
    person: word('minijobber(?:in)?'),
    offer: word(
      'mini-?job(?:-?basis)?|geringfügig(?:e\\s+beschäftigung)?|(?:450|520|538|556|603)[\\s-]?(?:€|euro)(?:[\\s-]?(?:basis|job|kraft))?',
    ),
  },
  {
    contractType: 'freiberuflich',
    person: word('freelancer?|freelancerin|freiberufler(?:in)?|freiberufliche[rn]?|freiberuflich'),
    offer: word('freelance-basis'),
  },
];

const segments = /[–—|;:,()]|\s-\s|\sals\s/u;

const besides = /(?:^|\s)(?:[Ff]ür|[Oo]hne|[Mm]it|[Nn]ach|bei|von|oder)\s+(?:\p{Ll}+\s+)?$/u;

const staff =
  /(?:leit(?:er|ung)|lead|head|[ck]oordinat(?:or|ion)|referent|sachbearbeit(?:er|ung)|betreu(?:er|ung)|beauftragte|verantwortliche|manager|[sc]pe[zc]ialist|berater|trainer|coach|recruiter|ausbilder|bildner|lehrer|dozent|mitarbeiter|assisten[tz]|expert|partner|officer|consultant|meister|chef|planer)(?:e|in)?[rn]?(?!\p{L})/iu;

function saysForm(segment: string, { person, offer }: Form): boolean {
  const isOwn = (pattern: RegExp, isOfOthers: (before: string) => boolean) => {
    const found = pattern.exec(segment);
    const before = found === null ? '' : segment.slice(0, found.index);
    return found !== null && !besides.test(before) && !isOfOthers(before);
  };
  return isOwn(person, () => false) || isOwn(offer, (before) => staff.test(before));
}

/** "Trainee" says none, and "Teilzeit oder Minijob" neither. */
export function contractTypeOfTitle(title: string): ContractType | null {
  const parts = dropGenderSigns(title.slice(0, 200).normalize('NFC')).split(segments);
  return forms.find((form) => parts.some((part) => saysForm(part, form)))?.contractType ?? null;
}

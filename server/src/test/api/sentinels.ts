import type { ContactFlag } from '@inkognito/shared/codes';
import type { QuestionnaireInput } from '@inkognito/shared/questionnaire';
import type { Response } from 'supertest';
import { makePdf, makeQuestionnaire } from '../make.ts';

/** Every value is unique, so that a leak is recognisable; postings share none of them. */
export const wishes = makeQuestionnaire({
  firstName: 'Walburga',
  lastName: 'Geheimrätin',
  jobTitle: 'Softwarearchitektin',
  address: 'Verstecktgasse 4711',
  zipcode: '80999',
  city: 'Dachau',
  interested: ['Backend-Entwicklerin'],
  notInterested: ['Schornsteinfegerin'],
  preferredLocation: 'Freising',
  distance: 4321,
  startDate: '2031-03-07',
  salary: { min: 617, max: 843 },
  homeOfficePercent: 37,
  branchesToExclude: ['textil_bekleidung_lederwaren'],
  contractTypes: ['unbefristet', 'minijob'],
  weeklyHours: { min: 41, max: 59 },
});

export const contactForm = {
  phoneNumber: '+49 170 8812345',
  email: 'privat@verborgen.example',
  calendarLink: 'https://termine.verborgen.example/buchen',
};
export const cvName = 'Mein-Werdegang.pdf';
const cvMark = 'Inhalt des geheimen Lebenslaufs';
export const cvBytes = makePdf(cvMark);
export const message = 'Eigene Nachricht an Headhunter';
/** The candidate's own recruiter profile, which does not concern the comparing recruiter. */
export const ownRecruiterProfile = {
  name: 'Wally Verdeckt',
  kind: 'agency',
  company: 'Verdeckte Vermittlung KG',
};

/** Releasable on a match, by share flag; everything else stays secret. */
export const contactValues: Record<ContactFlag, string[]> = {
  name: [wishes.firstName, wishes.lastName],
  phone: [contactForm.phoneNumber],
  calendar: [contactForm.calendarLink],
  email: [contactForm.email],
  cv: [cvName, cvMark],
};

/** `null` for answers without a value of their own, like a flag or a country, and for the releasable name. */
const secretWishes: Record<keyof QuestionnaireInput, string | number[] | null> = {
  firstName: null,
  lastName: null,
  jobTitle: wishes.jobTitle,
  address: 'Verstecktgasse',
  zipcode: [Number(wishes.zipcode)],
  city: 'Dachau',
  country: null,
  interested: 'Backend-Entwicklerin',
  notInterested: 'Schornsteinfegerin',
  preferredLocation: 'Freising',
  distance: [4321],
  startDate: wishes.startDate,
  salary: [617, 843],
  homeOfficePercent: [37],
  remoteChoice: null,
  localChoice: null,
  hybridChoice: null,
  // Public lists contain all codes, so this one is searched in answers about users only.
  branchesToExclude: 'textil_bekleidung_lederwaren',
  contractTypes: 'minijob',
  weeklyHours: [41, 59],
};
const otherSecrets = {
  message,
  recruiterName: ownRecruiterProfile.name,
  company: ownRecruiterProfile.company,
  workDomain: 'verdeckt.example',
};

export type Secret = { name: string; isIn: (answer: Searched) => boolean };
/** The full text, and every number in it. */
export type Searched = { text: string; figures: Set<number> };

const textSecret = (name: string, text: string): Secret => ({
  name,
  isIn: (answer) => answer.text.includes(text.toLowerCase()),
});

/** The candidate's secrets, plus this account's own. */
export function secretsOf(own: Record<string, string>): Secret[] {
  const secrets = Object.entries({ ...secretWishes, ...otherSecrets, ...own });
  return secrets.flatMap(([name, secret]) => {
    if (typeof secret === 'string') return [textSecret(name, secret)];
    return (secret ?? []).map((figure) => ({
      name,
      isIn: ({ figures }: Searched) => figures.has(figure),
    }));
  });
}

export const contactSecrets = (flag: ContactFlag): Secret[] =>
  contactValues[flag].map((text) => textSecret(`${flag}: ${text}`, text));

/** Headers, text, and decoded base64. */
export function toSearched(response: Response): Searched {
  const body: unknown = response.body;
  const bytes = Buffer.isBuffer(body) ? body.toString('utf8') : '';
  const text = [JSON.stringify(response.headers), response.text, bytes].join('\n');
  const decoded = [...text.matchAll(/"([\w+/=-]{80,})"/g)].map(([, base64 = '']) =>
    Buffer.from(base64, 'base64').toString('utf8'),
  );
  return {
    text: [text, ...decoded].join('\n').toLowerCase(),
    figures: figuresIn(body),
  };
}

/** Numbers as values and within sentences; ids, dates and URLs do not count. */
function figuresIn(value: unknown): Set<number> {
  if (typeof value === 'number') return new Set([value]);
  if (typeof value === 'string') {
    const isSentence = value.includes(' ') || /^\d+$/.test(value);
    const figures = isSentence ? (value.match(/\d+/g) ?? []) : [];
    return new Set(figures.map(Number));
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return new Set();
  return new Set(Object.values(value).flatMap((part) => [...figuresIn(part)]));
}

import { contractTypeLabels } from '@inkognito/shared/codes';
import { splitCommaList } from '@inkognito/shared/questionnaire';
import { fullTimeHours, toleratedHours } from '@inkognito/shared/rules/criteria/hours';
import { salaryInThousands } from '@inkognito/shared/rules/criteria/salary';
import type { FieldPath } from 'react-hook-form';
import { calendarDayText, unbroken } from '../lib/wording.ts';
import { type QuestionnaireForm, hasNumber, hoursText } from './questionnaire.form.ts';

type Values = Partial<QuestionnaireForm>;
type Name = FieldPath<QuestionnaireForm>;

type Part = {
  title: string;
  description: string;
  names: readonly Name[];
  /** Required answers and what they are called. */
  required?: Partial<Record<keyof Values, string>>;
  write: (values: Values) => string;
};

/** The sections in their order, and each in one line. */
export const parts = {
  occupation: {
    title: 'Beruf',
    description: 'Es zählt die Bedeutung, nicht das genaue Wort.',
    names: ['jobTitle', 'interested', 'notInterested'],
    required: { jobTitle: 'Jetzige Tätigkeit' },
    write: ({ jobTitle, interested = '', notInterested = '' }) =>
      listed(
        jobTitle,
        more(splitCommaList(interested).length, 'weitere'),
        more(splitCommaList(notInterested).length, 'nicht'),
      ),
  },
  person: {
    title: 'Person',
    description: 'Davon zählt nur die Entfernung.',
    names: ['firstName', 'lastName', 'address', 'zipcode', 'city', 'country'],
    required: { firstName: 'Vorname', lastName: 'Nachname', zipcode: 'Postleitzahl' },
    write: ({ firstName, lastName, zipcode, city }) =>
      listed(words(firstName, lastName), words(zipcode, city)),
  },
  place: {
    title: 'Ort',
    description: 'Ohne Wunschort rechnen wir ab Ihrer Postleitzahl.',
    names: ['preferredLocation', 'distance'],
    write: ({ preferredLocation, distance }) =>
      listed(
        preferredLocation || 'Ab Ihrer Postleitzahl',
        hasNumber(distance) ? `Umkreis ${distance} km` : 'zählt erst mit einem Umkreis',
      ),
  },
  conditions: {
    title: 'Konditionen',
    description: `Das Gehalt bei ${fullTimeHours} Stunden in der Woche.`,
    names: ['salaryMin', 'salaryMax', 'startDate'],
    required: {
      salaryMin: 'Mindestgehalt',
      salaryMax: 'Höchstgehalt',
      startDate: 'Frühester Beginn',
    },
    write: ({ salaryMin, startDate }) =>
      listed(
        hasNumber(salaryMin) && `Gehalt ab ${salaryInThousands(salaryMin)} Tsd. €`,
        startDate && `Beginn ab ${calendarDayText(startDate)}`,
      ),
  },
  contract: {
    title: 'Vertrag und Arbeitszeit',
    description: `Kann eine Stelle nur ausschließen; ${toleratedHours} Stunden mehr oder weniger tun das nicht.`,
    names: ['contractTypes', 'weeklyHours.min', 'weeklyHours.max'],
    write: ({ contractTypes = [], weeklyHours }) =>
      listed(
        ...contractTypes.map((type) => contractTypeLabels[type]),
        hoursText(weeklyHours?.min, weeklyHours?.max),
      ),
  },
  workMode: {
    title: 'Arbeitsmodell',
    description: 'Ohne Auswahl ist Ihnen jedes Modell recht.',
    names: ['remoteChoice', 'hybridChoice', 'localChoice', 'homeOfficePercent'],
    write: ({ remoteChoice, hybridChoice, localChoice, homeOfficePercent }) =>
      listed(
        listed(remoteChoice && 'Remote', hybridChoice && 'Hybrid', localChoice && 'Vor Ort') ||
          'Jedes Modell',
        hasNumber(homeOfficePercent) && `${homeOfficePercent} % Homeoffice`,
      ),
  },
  exclusions: {
    title: 'Ausschlüsse',
    description:
      'Führen nie zu einem Match. Wer vergleicht, erfährt nur, ob die Branche seiner Stelle darunter ist.',
    names: ['branchesToExclude'],
    write: ({ branchesToExclude = [] }) => branchesText(branchesToExclude.length),
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

function missingIn(name: PartName, values: Values): string[] {
  const { required = {} }: Part = parts[name];
  return Object.entries(required).flatMap(([field, label]) =>
    isEmpty(values[field as keyof Values]) ? [label] : [],
  );
}

/** On a phone they are open at first. */
export const incompleteParts = (values: Values): PartName[] =>
  partNames.filter((name) => missingIn(name, values).length > 0);

export function writePart(name: PartName, values: Values): string {
  const missing = missingIn(name, values);
  if (missing.length > 0) return `Noch offen: ${missing.join(', ')}`;
  return unbroken(parts[name].write(values));
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const listed = (...texts: (string | false | undefined)[]) => texts.filter(Boolean).join(', ');

const words = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ');

const more = (count: number, what: string) => count > 0 && `${count} ${what}`;

function branchesText(count: number): string {
  if (count === 0) return 'Keine Branche';
  return count === 1 ? '1 Branche' : `${count} Branchen`;
}

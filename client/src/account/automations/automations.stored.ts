import type { AutomationsDto } from '@inkognito/shared/account';
import {
  type ContactFlag,
  contactFlags,
  contactLabels,
  releaseModeLabels,
} from '@inkognito/shared/codes';
import type { ShieldDto } from '@inkognito/shared/shield';
import type { ShowContactPrefs } from '@inkognito/shared/user';
import type { FormFields, MergeRules, Sides, Told } from '../../lib/form/mergeForm.ts';
import {
  type AutomationsValues,
  startOf,
  visibilityLabels,
  visibilityOf,
  withShareFlag,
  cvName,
} from './automations.form.ts';
import { fromLines, noLines, toLines } from './shield.form.ts';

/** One page edits all three, each saved by its own call. */
export type Loaded = {
  automations: AutomationsDto;
  shield: ShieldDto | null;
  paused: boolean;
};

export function toValues({ automations, shield, paused }: Loaded): AutomationsValues {
  const { cv, saved, version, discoverable, showName, ...stored } = startOf(automations);
  return {
    ...stored,
    ...(shield ? toLines(shield) : noLines),
    visibility: paused ? 'paused' : visibilityOf(automations),
    cv: null,
    storedCv: cv,
  };
}

export const takeOver = (stored: unknown, loaded: Loaded): Loaded =>
  'companies' in (stored as ShieldDto | AutomationsDto)
    ? { ...loaded, shield: stored as ShieldDto }
    : { ...loaded, automations: stored as AutomationsDto };

type Values = AutomationsValues;

const shared = (flag: ContactFlag): Told<Values> => ({
  label: `Bei einem Match zeigen: ${contactLabels[flag]}`,
});

const fields: FormFields<Values> = {
  phoneNumber: { label: 'Telefonnummer' },
  email: { label: 'E-Mail-Adresse' },
  calendarLink: { label: 'Kalender-Link' },
  cv: {
    label: 'Lebenslauf',
    write: ({ cv, storedCv }) => cvName({ stored: storedCv, change: cv }) || 'Kein Lebenslauf',
  },
  storedCv: 'cv',
  'showContactPrefs.name': shared('name'),
  'showContactPrefs.phone': shared('phone'),
  'showContactPrefs.email': shared('email'),
  'showContactPrefs.calendar': shared('calendar'),
  'showContactPrefs.cv': shared('cv'),
  'showContactPrefs.showNothing': { label: 'Nichts zeigen' },
  releaseMode: { label: 'Freigabe', write: ({ releaseMode }) => releaseModeLabels[releaseMode] },
  visibility: {
    label: 'Wer findet mich?',
    write: ({ visibility }) => visibilityLabels[visibility],
  },
  showImage: { label: 'Mit Bild' },
  acceptsRequests: { label: 'Recruiter dürfen anfragen' },
  companies: { label: 'Verbergen vor: Firmen', isList: true },
  domains: { label: 'Verbergen vor: Domains', isList: true },
};

export const rules: MergeRules<Values> = {
  fields,
  // Showing something here, while nothing is to be shown there, is for the person to decide.
  isHeldBack: (name, { base, mine, stored }) =>
    isNothingNow({ base, stored }) &&
    contactFlags.some((flag) => name === `showContactPrefs.${flag}` && mine.showContactPrefs[flag]),
  settle: (merged, { mine }) => ({
    ...merged,
    ...toLines(fromLines(merged)),
    showContactPrefs: fitting(merged.showContactPrefs, mine.showContactPrefs),
  }),
};

const isNothingNow = ({ base, stored }: Pick<Sides<Values>, 'base' | 'stored'>) =>
  stored.showContactPrefs.showNothing && !base.showContactPrefs.showNothing;

/** Showing nothing excludes the rest, unless the person just answered to show something. */
function fitting(merged: ShowContactPrefs, mine: ShowContactPrefs): ShowContactPrefs {
  const isSharing = contactFlags.some((flag) => merged[flag]);
  if (!merged.showNothing || !isSharing) return merged;
  return mine.showNothing
    ? withShareFlag(merged, 'showNothing', true)
    : { ...merged, showNothing: false };
}

export const dayMs = 24 * 60 * 60 * 1000;

/** From the specification's sections 5 and 9 and from the design. */
export const limits = {
  usernameMin: 3,
  usernameMax: 30,
  usernameChangesMax: 2,
  usernameChangeDays: 30,
  /** A name given up leads nowhere and cannot be taken. */
  usernameRestDays: 365,
  passwordMin: 10,
  passwordMax: 200,
  keySigns: 12,
  emailMax: 254,
  nameMax: 80,
  companyMax: 120,
  jobTitleMax: 120,
  placeMax: 120,
  titleListMax: 20,
  messageMax: 4000,
  phoneMax: 60,
  linkMax: 500,
  filenameMax: 200,
  searchMin: 3,
  searchMax: 60,
  searchPauseMs: 500,
  searchHitsMax: 10,
  distanceMaxKm: 11_000,
  homeOfficeMaxPercent: 100,
  salaryMaxThousand: 999,
  weeklyHoursMax: 60,
  cvMaxBytes: 10 * 1024 * 1024,
  imageMaxBytes: 15 * 1024 * 1024,
  imageMaxPixels: 50_000_000,
  imageSizePx: 512,
  titleTypedMin: 3,
  titleTypedMax: 120,
  titleSuggestionsMax: 8,
  titlePauseMs: 100,
  pastedTextMax: 20_000,
  newsMax: 20,
  jobsPerDay: 50,
  jobsPerAccount: 500,
  jobOpenDays: 90,
  jobEndToldDays: 14,
  similarCandidatesMax: 10,
  /** Lists without a key: coarse and rare. */
  listedStepPercent: 10,
  listedFloorStepThousand: 10,
  /** Candidates judged for one list. */
  listedReadMax: 500,
  listsPerMonth: 20,
  /** With rate limits off, more lists are made than remembered. */
  activityDays: 180,
  pageSize: 30,
  ringFullCircle: 10,
  blockedDays: 30,
  unlockHours: 24,
  wrongTryDays: 30,
  keysMax: 50,
  endedKeyDays: 90,
  /** Fits the note of a connection request. */
  shortMessageMax: 300,
  comparisonsPerDay: 5,
  comparisonsPerMonth: 10,
  comparisonsAtOnce: 50,
  /** How long a guest can claim their comparisons at sign-in. */
  guestHours: 24,
  /** After its last use, if not claimed. */
  guestPostingDays: 90,
  quotaDays: 30,
  /** The longest lifetime of an attempt counter. */
  counterHours: 24,
  shieldEntriesMax: 20,
  reportTextMax: 2000,
  jobDescriptionMax: 5000,
  requestMessageMax: 500,
  requestDays: 14,
  /** From one reader to one candidate, whatever the outcome. */
  requestPauseDays: 30,
  matchNoteMax: 2000,
  reportsPerDay: 10,
  reportDays: 180,
  /** The oldest backup kept and restored. */
  backupDays: 35,
  /** Of each kind to one mailbox. */
  mailsPerDay: 5,
  /** How long an unused, unconfirmed account stays. */
  unusedDays: 30,
  /** How long before its end the mailbox is notified. */
  unusedNoticeDays: 7,
  sessionIdleDays: 7,
  sessionMaxDays: 30,
  /** How long a sign-in counts as recent for changes that are hard to reverse. */
  identityFreshMinutes: 5,
  identityLinkMinutes: 15,
  /** 32 bytes in base64url. */
  mailedTokenLength: 43,
  resultLinkDays: 30,
  minimumAge: 16,
} as const;

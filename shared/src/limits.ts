/** From the specification's sections 5 and 9 and from the design. */
export const limits = {
  usernameMin: 3,
  usernameMax: 30,
  usernameChangesMax: 2,
  usernameChangeDays: 30,
  /** A name given up leads nowhere and can be taken by nobody. */
  usernameRestDays: 365,
  passwordMin: 10,
  passwordMax: 200,
  emailMax: 254,
  nameMax: 80,
  companyMax: 120,
  jobTitleMax: 120,
  placeMax: 120,
  titleListMax: 20,
  messageMax: 4000,
  phoneMax: 30,
  linkMax: 500,
  filenameMax: 200,
  searchMin: 3,
  searchMax: 60,
  searchPauseMs: 500,
  searchHitsMax: 10,
  distanceMaxKm: 11_000,
  homeOfficeMaxPercent: 100,
  salaryMaxThousand: 999,
  cvMaxBytes: 10 * 1024 * 1024,
  imageMaxBytes: 5 * 1024 * 1024,
  imageMaxPixels: 24_000_000,
  imageSizePx: 512,
  /** By account, or by address for guests. */
  searchesPerMinute: 60,
  /** Different ones. */
  searchesPerDay: 300,
  profilesPerMinute: 120,
  imagesPerMinute: 240,
  /** By account, or by address for guests. */
  suggestionsPerMinute: 240,
  titleTypedMin: 3,
  titleTypedMax: 120,
  titleSuggestionsMax: 8,
  titlePauseMs: 100,
  pastedTextMax: 20_000,
  /** By account, or by browser for guests. */
  pastedTextsPerHour: 60,
  pastedTextsPerHourAndAddress: 300,
  uploadsPerHalfHour: 30,
  /** Everything that an account changes and that has no limit of its own. */
  writesPer5Minutes: 60,
  questionnaireSavesPerHour: 20,
  exportsPerDay: 5,
  accessPasswordRenewalsPerDay: 5,
  jobsPerDay: 50,
  jobsPerAccount: 500,
  similarCandidatesMax: 10,
  /** Lists made without a key, which therefore tell little, and rarely. */
  listedStepPercent: 10,
  listedSalaryGridThousand: 10,
  listedPlaceKm: 15,
  listsPerDay: 5,
  listsPerMonth: 20,
  listsPerOccupation: 3,
  /** Without limits more are made than are remembered. */
  listsKept: 100,
  activityDays: 180,
  pageSize: 30,
  /** An offer whose least is above this many times the wished maximum is not taken at its word. */
  plausiblePayFactor: 1.5,
  ringFullCircle: 10,
  blockedDays: 30,
  unlockHours: 24,
  wrongTryDays: 30,
  /** Of a job seeker, and not ended. */
  keysMax: 50,
  keysPerDay: 30,
  endedKeyDays: 90,
  /** A text that fits into the note of a request to connect. */
  shortMessageMax: 300,
  comparisonsPerDay: 3,
  comparisonsPerMonth: 10,
  salaryRangesPerMonth: 3,
  /** By the general key of one person, over all accounts. */
  generalComparisonsPerDay: 20,
  /** Of one posting in one call. */
  comparisonsAtOnce: 50,
  /** How long somebody without an account may take along what they compared. */
  guestHours: 24,
  /** Browsers without an account at one address. */
  guestsPerDay: 200,
  /** After its last use, if nobody took it along. */
  guestPostingDays: 90,
  quotaDays: 30,
  /** The longest that a counter of tries lives. */
  counterHours: 24,
  /** Of companies, and as many of domains. */
  shieldEntriesMax: 50,
  /** Former companies and domains of a recruiter that count beside the present ones. */
  formerNamesMax: 20,
  /** Those that were refused included. */
  namesKeptMax: 200,
  reportTextMax: 2000,
  jobDescriptionMax: 5000,
  requestMessageMax: 500,
  /** By one recruiter, over all their accounts. */
  requestsPerDay: 10,
  requestDays: 14,
  /** Of one recruiter to one person, whatever became of the last. */
  requestPauseDays: 30,
  matchNoteMax: 2000,
  /** By account, or by address for guests. */
  reportsPerDay: 10,
  /** Of reports that were closed. */
  reportDays: 180,
  /** The oldest backup that is kept and restored. */
  backupDays: 35,
  /** Of mail that is written to files, where there is no mail server. */
  mailFileDays: 7,
  /** Of all kinds together. */
  notificationMailsPerDay: 5,
  /** How long an account stays whose address is not confirmed and that nobody uses. */
  unusedDays: 30,
  /** How long before its end its mailbox is told. */
  unusedNoticeDays: 7,
  sessionIdleDays: 7,
  sessionMaxDays: 30,
  /** How long a sign-in counts as fresh, for what is dear to undo. */
  identityFreshMinutes: 5,
  /** How long a mailed code proves who sits there. */
  identityCodeMinutes: 15,
  minimumAge: 16,
} as const;

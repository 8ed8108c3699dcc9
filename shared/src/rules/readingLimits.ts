/** Apart from the other limits, as no page needs these before somebody pastes a text. */
export const readingLimits = {
  /** Of a pasted text. */
  textMax: 20_000,
  /** By account, or by browser for guests. */
  textsPerHour: 60,
  textsPerHourAndAddress: 300,
} as const;

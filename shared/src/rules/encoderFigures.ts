/** What `/so-rechnen-wir` says of the title encoder: bounds in percent, to which a test of the server holds it. */
export const encoderFigures = {
  /** Of titles as advertisements write them. */
  titles: { count: 300, surelyReadAtLeast: 75, wrongOfTheseAtMost: 5 },
  /** The same job written differently, told from another job that looks like it. */
  pairs: { same: 119, other: 131, toldApartAtLeast: 97 },
  /** The same job found first among so many. */
  search: { among: 300, foundFirstAtLeast: 85 },
} as const;

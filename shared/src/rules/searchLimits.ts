/** Apart from the other limits, because every page shows the search and none of them all limits. */
export const searchLimits = {
  searchMin: 3,
  searchMax: 60,
  searchPauseMs: 500,
} as const;

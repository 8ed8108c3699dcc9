/** Apart from the other limits, as `searchLimits` are. */
export const titleSuggestionLimits = {
  typedMin: 3,
  typedMax: 120,
  suggestionsMax: 8,
  pauseMs: 100,
} as const;

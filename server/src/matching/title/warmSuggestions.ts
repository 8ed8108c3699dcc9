import { eachInSlices } from '../../http/limit/timeSlice.ts';
import { prepareSuggestions } from '../../title/suggest/suggestTitles.ts';

let warming: Promise<void> | undefined;

/** Begun after the start; a request before the end waits for it, and others go on meanwhile. */
export function warmSuggestions(): Promise<void> {
  warming ??= eachInSlices(prepareSuggestions(), () => undefined);
  return warming;
}

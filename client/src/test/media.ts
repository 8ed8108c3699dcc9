/** jsdom has no media queries: all of them match on a phone, none beside. */
export function setPhone(matches: boolean): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

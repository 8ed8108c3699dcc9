/** What the first save of the Automations means where it says nothing else, and what the page offers until then. */
export const firstVisibility = { discoverable: true, showName: false, showImage: false } as const;

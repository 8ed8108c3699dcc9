export type Demo = {
  password: string;
  /** `to`: the page that each begins with. */
  people: readonly { label: string; username: string; to: string }[];
};

/** `null` but for a product that `npm run demo` serves. */
export const demo: Demo | null = readDemo();

function readDemo(): Demo | null {
  const content = document.querySelector<HTMLMetaElement>('meta[name="demo"]')?.content;
  return content === undefined ? null : (JSON.parse(content) as Demo);
}

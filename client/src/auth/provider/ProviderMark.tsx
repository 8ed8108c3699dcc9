import type { Provider } from '@inkognito/shared/codes';

const marks: Readonly<Record<Provider, string>> = {
  google: 'M17.6 7.8A7 7 0 1 0 19 12h-6.5',
  linkedin:
    'M5.5 3.5h13a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2ZM8 11v5.5M8 7.6v.2M12 16.5V11M12 13.4a2.2 2.2 0 0 1 4.4 0v3.1',
};

export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={marks[provider]} />
    </svg>
  );
}

import styles from './Icon.module.css';

/** One path each: as data they weigh half of what they would as elements. */
const drawings = {
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0ZM15.5 15.5l5 5',
  user: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0 -8 0ZM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  mail: 'M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5ZM3.5 7.5l8.5 6 8.5-6',
  phone:
    'M5.5 3.5h3l1.7 4.4-2.1 1.7a12.5 12.5 0 0 0 6.3 6.3l1.7-2.1 4.4 1.7v3c0 1.1-.9 2-2 2C10.8 20.5 3.5 13.2 3.5 5.5c0-1.1.9-2 2-2Z',
  calendar:
    'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v10.5a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-10.5a2.5 2.5 0 0 1 2.5 -2.5ZM3.5 10h17M8 2.8V7M16 2.8V7',
  file: 'M6.5 2.8h7.5l4.5 4.5v12a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-14.5a2 2 0 0 1 2-2ZM13.5 3v5h5M8.5 13h6M8.5 16.8h4',
  check: 'M4.5 12.5l5 5 10-11',
  copy: 'M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1 -2.5 2.5h-7a2.5 2.5 0 0 1 -2.5 -2.5v-7a2.5 2.5 0 0 1 2.5 -2.5ZM5.5 15.5h-.5a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 5 3.5h9A1.5 1.5 0 0 1 15.5 5v.5',
  lock: 'M7 10.5h10a2.5 2.5 0 0 1 2.5 2.5v5.5a2.5 2.5 0 0 1 -2.5 2.5h-10a2.5 2.5 0 0 1 -2.5 -2.5v-5.5a2.5 2.5 0 0 1 2.5 -2.5ZM8 10.5V7.2a4 4 0 0 1 8 0v3.3M12 14.8v2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0 -6 0Z',
  'eye-off':
    'M6.5 7C4 8.9 2.5 12 2.5 12S6 18.5 12 18.5c1.9 0 3.5-.6 4.9-1.5M10 5.7c.6-.1 1.3-.2 2-.2 6 0 9.5 6.5 9.5 6.5s-.8 1.5-2.3 3M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h11',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  'arrow-right': 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
  'arrow-left': 'M20 12H4M10.5 5.5 4 12l6.5 6.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  trash:
    'M4 6.5h16M9 6.5V4.3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2.2M10 11v5.5M14 11v5.5M5.8 6.5l.8 12.3a2 2 0 0 0 2 1.9h6.8a2 2 0 0 0 2-1.9l.8-12.3',
  edit: 'M4 20l.9-4.3L16.1 4.5a2 2 0 0 1 2.8 0l.6.6a2 2 0 0 1 0 2.8L8.3 19.1 4 20ZM14 6.6l3.4 3.4',
  briefcase:
    'M5.5 7.5h13a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-7.5a2.5 2.5 0 0 1 2.5 -2.5ZM8.5 7.5V5.7a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v1.8M3 12.8c5.5 2.3 12.5 2.3 18 0',
  pin: 'M12 21.2s-7-5.9-7-11.3a7 7 0 0 1 14 0c0 5.4-7 11.3-7 11.3ZM9.5 9.9a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0Z',
  ban: 'M3.2 12a8.8 8.8 0 1 0 17.6 0 8.8 8.8 0 1 0 -17.6 0ZM5.9 5.9l12.2 12.2',
  spark: 'M12 3c.7 5.2 3.8 8.3 9 9-5.2.7-8.3 3.8-9 9-.7-5.2-3.8-8.3-9-9 5.2-.7 8.3-3.8 9-9Z',
  logout: 'M14 3.5H6.5a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2H14M10 12h11M17 7.5l4.5 4.5-4.5 4.5',
  upload:
    'M12 15.5V4M7 8.5 12 3.5l5 5M3.5 15.5V18a2.5 2.5 0 0 0 2.5 2.5h12a2.5 2.5 0 0 0 2.5-2.5v-2.5',
  shield:
    'M12 2.8 4.5 5.5v6c0 4.8 3 8 7.5 9.7 4.5-1.7 7.5-4.9 7.5-9.7v-6L12 2.8ZM8.8 12l2.3 2.3 4.3-4.6',
  info: 'M3.2 12a8.8 8.8 0 1 0 17.6 0 8.8 8.8 0 1 0 -17.6 0ZM12 11v5.5M12 7.6v.2',
  warning:
    'M12 9.5v4.5M12 17.2v.2M10.3 4.3 2.9 17.5a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0Z',
} satisfies Record<string, string>;

export type IconName = keyof typeof drawings;

/** A decorative drawing in the colour of the text; `size` in pixels. Its meaning stands in words beside it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}

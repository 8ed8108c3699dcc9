import type * as drawings from './drawings.ts';
import styles from './Icon.module.css';

export type Drawing = (typeof drawings)[keyof typeof drawings];

/** Decorative, so its meaning must be in a text beside it; `size` in pixels. */
export function Icon({ drawing, size = 20 }: { drawing: Drawing; size?: number }) {
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
      <path d={drawing} />
    </svg>
  );
}

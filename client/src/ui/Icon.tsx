import type * as drawings from './drawings.ts';
import styles from './Icon.module.css';

export type Drawing = (typeof drawings)[keyof typeof drawings];

/** A decorative drawing in the colour of the text; `size` in pixels. Its meaning stands in words beside it. */
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

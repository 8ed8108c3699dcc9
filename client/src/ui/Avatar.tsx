import styles from './Avatar.module.css';
import { classNames } from './classNames.ts';

/** Decorative beside a visible name; on its own it needs `alt`. */
export function Avatar({
  image,
  name,
  size = 'medium',
  alt = '',
}: {
  image: { url: string } | null | undefined;
  name: string;
  size?: 'small' | 'medium' | 'large' | 'huge';
  alt?: string;
}) {
  const className = classNames(styles.avatar, styles[size]);
  if (image) return <img className={className} src={image.url} alt={alt} loading="lazy" />;
  return (
    <span className={className} {...(alt === '' ? { 'aria-hidden': true } : imageRole(alt))}>
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}

const imageRole = (alt: string) => ({ role: 'img', 'aria-label': alt });

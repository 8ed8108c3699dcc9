import type { ReactNode } from 'react';
import './spinner.css';

export function Spinner({ children }: { children: ReactNode }) {
  return (
    <div className="spinner" role="status">
      <span className="wheel" aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}

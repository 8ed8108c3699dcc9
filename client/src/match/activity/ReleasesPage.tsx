import { paths } from '@inkognito/shared/pages';
import { Navigate } from 'react-router-dom';

/** Mails and bookmarks lead here. */
export default function ReleasesPage() {
  return <Navigate to={`${paths.activity}?topic=releases`} replace />;
}

import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What the page before handed over; nothing after a reload or on the way back, where it is no news. */
export function useHandedOver(): unknown {
  const location = useLocation();
  return useNavigationType() === NavigationType.Pop ? null : location.state;
}

/** As "2026-11-28 09:45:00". */
const berlin = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

export function startOfMonthInBerlin(now: Date): Date {
  const asIfUtc = new Date(`${berlin.format(now).slice(0, 'yyyy-mm'.length)}-01T00:00:00Z`);
  // Berlin's clock at that UTC moment gives the offset: one hour in winter, two in summer.
  const hours = Number(/(\d\d):/.exec(berlin.format(asIfUtc))?.[1]);
  return new Date(asIfUtc.getTime() - hours * 60 * 60 * 1000);
}

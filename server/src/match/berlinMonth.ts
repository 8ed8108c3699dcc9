const berlinParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

function partsInBerlin(moment: Date): Record<string, number> {
  return Object.fromEntries(
    berlinParts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
}

export function startOfMonthInBerlin(now: Date): Date {
  const { year = 0, month = 1 } = partsInBerlin(now);
  const asIfUtc = new Date(Date.UTC(year, month - 1, 1));
  // Berlin's clock at that UTC moment gives the offset: one hour in winter, two in summer.
  const { hour = 0 } = partsInBerlin(asIfUtc);
  return new Date(asIfUtc.getTime() - hour * 60 * 60 * 1000);
}

import type { ReportInput } from '@inkognito/shared/report';
import { useMutation } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

/** Gives the number of the report. */
export function useCreateReport() {
  return useMutation({
    mutationFn: async (report: ReportInput) =>
      (await call('createReport', { body: report })).report._id,
  });
}

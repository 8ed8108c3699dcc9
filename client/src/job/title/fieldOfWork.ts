import type { FieldCode } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { z } from '@inkognito/shared/schema/zod';
import type { QueryClient } from '@tanstack/react-query';
import { titleReadingQuery } from './title.queries.ts';

type Titled = { jobTitle?: string | undefined; field?: FieldCode | undefined };

const unknownField: FieldCode = 'sonstiges';

const isReadable = ({ length }: string): boolean =>
  length >= limits.titleTypedMin && length <= limits.titleTypedMax;

/** The field of work follows the title. An edited posting keeps its own while the title stays. */
export function withFieldOfWork<Output, Values extends Titled>(
  schema: z.ZodType<Output, Values>,
  queryClient: QueryClient,
  initial: Titled | undefined,
): z.ZodType<Output, Values> {
  return (
    z
      .custom<Values>()
      .transform(async (values): Promise<Values> => {
        const title = values.jobTitle?.trim() ?? '';
        if (initial?.field && initial.jobTitle === title)
          return { ...values, field: initial.field };
        // A failed lookup must not block the form.
        const reading = isReadable(title)
          ? await queryClient.query(titleReadingQuery(title)).catch(() => null)
          : null;
        return { ...values, field: reading?.field ?? unknownField };
      })
      // Form values are no promise, which the compiler cannot know of a type parameter.
      .pipe(schema as z.ZodType<Output, Awaited<Values>>)
  );
}

import { z } from '@inkognito/shared/schema/zod';
import type { AiEndpoint } from '../../config.ts';
import { type AskedPair, instruction } from './titleQuestion.ts';

/** Far more than a response needs, and too little to hurt. */
const answerMaxBytes = 64 * 1024;

export type FailureKind =
  'unreachable' | 'timeout' | 'refused' | 'server_error' | 'too_big' | 'not_understood';

/** Carries nothing that the service said, as that may quote titles. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind) {
    super(kind);
    this.kind = kind;
  }
}

const completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});

const answerTo = (pairs: readonly AskedPair[]) =>
  z.strictObject({ similarities: z.array(z.number().min(0).max(1)).length(pairs.length) });

/** One number from 0 to 1 per pair, in order. @throws {ModelFailure}; the reason of `signal` once it is aborted */
export async function askModel(
  endpoint: AiEndpoint,
  pairs: readonly AskedPair[],
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<readonly number[]> {
  const patience = AbortSignal.timeout(timeoutMs);
  try {
    const text = await send(
      endpoint,
      pairs,
      AbortSignal.any(signal ? [patience, signal] : [patience]),
    );
    const { choices } = understand(completion, text);
    return understand(answerTo(pairs), choices[0].message.content).similarities;
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ModelFailure) throw error;
    // What is left comes from the connection; its message may hold the address.
    throw new ModelFailure(patience.aborted ? 'timeout' : 'unreachable');
  }
}

async function send(
  { baseUrl, apiKey, model }: AiEndpoint,
  pairs: readonly AskedPair[],
  signal: AbortSignal,
): Promise<string> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify({
      model,
      temperature: 0,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: instruction },
        { role: 'user', content: JSON.stringify(pairs) },
      ],
    }),
    // The key and the titles are for this host alone.
    redirect: 'error',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ModelFailure(response.status >= 500 ? 'server_error' : 'refused');
  }
  return readBounded(response);
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const body: ReadableStream<Uint8Array> | null = response.body;
  if (body === null) return '';
  for await (const chunk of body) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > answerMaxBytes) throw new ModelFailure('too_big');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function understand<Value>(schema: z.ZodType<Value>, text: string): Value {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new ModelFailure('not_understood');
  }
}

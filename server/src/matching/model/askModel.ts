import { z } from '@inkognito/shared/schema/zod';
import type { AiEndpoint } from '../../config.ts';

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

export type Question<Value> = {
  /** Ours. */
  instruction: string;
  /** JSON that holds what strangers wrote. */
  content: string;
  /** The form of the JSON that the model has to respond with. */
  response: z.ZodType<Value>;
};

/** @throws {ModelFailure}; the reason of `signal` once it is aborted */
export async function askModel<Value>(
  endpoint: AiEndpoint,
  question: Question<Value>,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<Value> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const text = await send(
      endpoint,
      question,
      AbortSignal.any(signal ? [timeout, signal] : [timeout]),
    );
    const { choices } = understand(completion, text);
    return understand(question.response, choices[0].message.content);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ModelFailure) throw error;
    // What is left comes from the connection; its message may hold the address.
    throw new ModelFailure(timeout.aborted ? 'timeout' : 'unreachable');
  }
}

async function send(
  { baseUrl, apiKey, model }: AiEndpoint,
  { instruction, content }: Pick<Question<unknown>, 'instruction' | 'content'>,
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
        { role: 'user', content },
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

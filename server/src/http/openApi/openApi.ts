import type { Endpoint } from '@inkognito/shared/endpoint';
import { endpoints, apiBase, type EndpointName } from '@inkognito/shared/endpoints';
import { errorResponse } from '@inkognito/shared/error';
import { z } from '@inkognito/shared/schema/zod';
import { ownCookies } from '../ownCookies.ts';

type Json = Record<string, unknown>;
type Operation = ReturnType<typeof operation>;
export type OpenApi = ReturnType<typeof openApiDocument>;

export function openApiDocument(publicUrl: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpoints[name];
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inkognito',
      version: '1',
      description:
        'Jobsuchende bleiben verborgen, bis eine Stelle passt. Aufrufe brauchen das Sitzungs-Cookie und kommen von der eigenen Seite (Fetch Metadata oder Origin).',
    },
    servers: [{ url: publicUrl + apiBase }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorResponse) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: ownCookies(publicUrl).sid },
      },
    },
  };
}

function operation(name: EndpointName) {
  const endpoint: Endpoint = endpoints[name];
  const { access, body, upload } = endpoint;
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
  ];
  return {
    operationId: name,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(access !== 'public' && { security: [{ session: [] }] }),
    description: accessSentence[access],
    ...(parameters.length > 0 && { parameters }),
    ...((body ?? upload) && { requestBody: requestBody(endpoint) }),
    responses: {
      ...responsesOf(endpoint),
      default: {
        description: 'Abgelehnt oder fehlgeschlagen',
        content: jsonOf({ $ref: '#/components/schemas/Error' }),
      },
    },
  };
}

const jsonOf = (schema: Json): Json => ({ 'application/json': { schema } });

const accessSentence = {
  public: 'Für alle.',
  user: 'Für Angemeldete.',
  jobSeeker: 'Für Jobsuchende.',
  recruiter: 'Für Recruiter.',
} as const;

function requestBody({ body, upload }: Endpoint): Json {
  const schema: Json = body ? schemaOf(body) : { type: 'object', properties: {} };
  if (!upload) return { required: true, content: jsonOf(schema) };
  const file = { [upload.field]: { type: 'string', format: 'binary' } };
  const properties = { ...(schema['properties'] as Json), ...file };
  return { content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

function responsesOf({
  response,
  status = 200,
}: Pick<Endpoint, 'response'> & { status?: number }): Json {
  const nothing = { 204: { description: 'Erledigt' } };
  if (response === undefined) return nothing;
  if (response === 'redirect') return { 302: { description: 'Weiter zu einer anderen Adresse' } };
  if (response instanceof z.ZodNullable) {
    return { ...responsesOf({ response: response.unwrap() as z.ZodType, status }), ...nothing };
  }
  const content =
    response === 'file'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : jsonOf(schemaOf(response));
  return { [status]: { description: 'Gelungen', content } };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** As it is sent, in either direction. */
function schemaOf(schema: z.ZodType): Json {
  const json: Json = { ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) };
  delete json['$schema'];
  return json;
}

import type { Endpoint } from '@inkognito/shared/endpoint';
import { endpoints, apiBase, type EndpointName } from '@inkognito/shared/endpoints';
import { errorResponse } from '@inkognito/shared/error';
import { z } from '@inkognito/shared/schema/zod';
import { ownCookies } from '../ownCookies.ts';

type Json = Record<string, unknown>;
type Operation = {
  operationId: string;
  tags: string[];
  security?: Json[];
  description: string;
  requestBody?: Json;
  responses: Json;
  parameters?: Json[];
};
export type OpenApi = { openapi: string; paths: Record<string, Record<string, Operation>> };

export function openApiDocument(publicUrl: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpoints[name];
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation(name) };
  }
  const document = {
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
      schemas: { Error: schemaOf(errorResponse, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: ownCookies(publicUrl).sid },
      },
    },
  };
  return document;
}

function operation(name: EndpointName): Operation {
  const endpoint: Endpoint = endpoints[name];
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
  ];
  return {
    operationId: name,
    tags: [endpoints[name].path.split('/')[1] ?? ''],
    ...(endpoint.access !== 'public' && { security: [{ session: [] }] }),
    description: accessSentence[endpoint.access],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody(endpoint) && { requestBody: requestBody(endpoint) }),
    responses: {
      ...responsesOf(endpoint),
      default: {
        description: 'Abgelehnt oder fehlgeschlagen',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

const accessSentence = {
  public: 'Für alle.',
  user: 'Für Angemeldete.',
  jobSeeker: 'Für Jobsuchende.',
  recruiter: 'Für Recruiter.',
} as const;

const hasBody = ({ body, upload }: Endpoint) => Boolean(body ?? upload);

function requestBody({ body, upload }: Endpoint): Json {
  const schema: Json = body ? schemaOf(body, 'input') : { type: 'object', properties: {} };
  if (!upload) return { required: true, content: { 'application/json': { schema } } };
  const properties = {
    ...(schema['properties'] as Json),
    [upload.field]: { type: 'string', format: 'binary' },
  };
  return { content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

function responsesOf({ response, status }: Pick<Endpoint, 'response' | 'status'>): Json {
  const done = { 204: { description: 'Erledigt' } };
  if (response === undefined) return done;
  if (response instanceof z.ZodNullable) {
    const made = response.unwrap() as z.ZodType;
    return {
      ...responsesOf({ response: made, ...(status && { status }) }),
      ...done,
    };
  }
  if (response === 'redirect') return { 302: { description: 'Weiter zu einer anderen Adresse' } };
  const content =
    response === 'file'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: schemaOf(response, 'output') } };
  return { [status ?? 200]: { description: 'Gelungen', content } };
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
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

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const json: Json = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }) };
  delete json['$schema'];
  return json;
}

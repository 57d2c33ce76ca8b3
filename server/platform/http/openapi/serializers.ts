import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Compiler = FastifySerializerCompiler<unknown>;
type Serializer = ReturnType<Compiler>;

const compile = SerializerSelector()({}, {});
const compiled = new WeakMap<object, Serializer>();

/**
 * Response serializers, cached per schema for the whole process: compiling one takes milliseconds, and all of them 15 MB of
 * memory. So each is compiled for the first answer that needs it.
 */
export const serializerOf: Compiler = ({ schema, method, url, httpStatus = '' }) => {
  const make = (): Serializer => compile({ schema, method, url, httpStatus });
  if (typeof schema !== 'object' || schema === null) return make();
  const known = compiled.get(schema) ?? onFirstUse(make);
  compiled.set(schema, known);
  return known;
};

function onFirstUse(make: () => Serializer): Serializer {
  let made: Serializer | undefined;
  return (answer) => (made ??= make())(answer);
}

import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';

type Compiler = FastifySerializerCompiler<unknown>;

const compile = SerializerSelector()({}, {});
const compiled = new WeakMap<object, ReturnType<Compiler>>();

/** Response serializers, cached per schema for the whole process: compiling one takes milliseconds. */
export const serializerOf: Compiler = ({ schema, method, url, httpStatus = '' }) => {
  const make = () => compile({ schema, method, url, httpStatus });
  if (typeof schema !== 'object' || schema === null) return make();
  const known = compiled.get(schema) ?? make();
  compiled.set(schema, known);
  return known;
};

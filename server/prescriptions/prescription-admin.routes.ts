import type { FastifyInstance } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import {
  browsePrescriptions,
  type PrescriptionFilters,
  type PrescriptionListRow,
} from '../../src/contract/prescriptions/prescription-admin.calls.ts';
import type { PrescriptionStatus } from '../../src/domain/prescriptions/prescription.ts';
import { allOf, type ListSource, type OtherWords, readPage } from '../platform/list/list.ts';
import { isPerson, people, personName, withinDays } from '../platform/list/person-search.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { route } from '../platform/http/route.ts';
import { isNumber, prescriberName, searchedFor } from './prescription.queries.ts';

type Row = Readonly<{
  id: string;
  number: string;
  status: PrescriptionStatus;
  shopper_id: string;
  name: string;
  phone: string | null;
  prescriber: string | null;
  files: number;
  created_at: Date;
  valid_until: Date | null;
}>;

const source: ListSource<Row, PrescriptionListRow, 'created' | 'validUntil'> = {
  from: sql`prescription
    LEFT JOIN shopper ON shopper.id = prescription.shopper_id
    LEFT JOIN shopper AS reviewer ON reviewer.id = prescription.reviewer_id`,
  columns: sql`prescription.id, number, prescription.status, prescription.shopper_id, ${personName} AS name,
    shopper.phone, prescription.created_at, valid_until,
    ${prescriberName} AS prescriber,
    (SELECT count(*) FROM stored_file WHERE reference = prescription.id AND state = 'kept') AS files`,
  key: sql`prescription.id`,
  sorts: { created: sql`prescription.created_at`, validUntil: sql`valid_until` },
  usual: '-created',
  searched: [],
  itemOf: listed,
};

/** Read access to all prescriptions for admins; they can't approve any. */
export function prescriptionAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  route(app, context, browsePrescriptions, async ({ query: { sort, limit, offset, ...filters } }) =>
    readPage(context.database, source, { sort, limit, offset }, conditions(filters), searchOf(filters)),
  );
}

/** The prescriptions of the people of a search. */
function searchOf({ q, ...filters }: PrescriptionFilters): OtherWords | undefined {
  const person = isNumber(q) ? null : isPerson(q);
  if (!person) return undefined;
  const others = otherConditions(filters);
  return {
    counted: sql`${people(person)} JOIN prescription ON prescription.shopper_id = person.id ${allOf(others)}`,
    many: [person, ...others],
  };
}

function conditions({ q, ...filters }: PrescriptionFilters): Sql[] {
  return [...searchedFor(q), ...otherConditions(filters)];
}

function otherConditions({ status, from, to }: Omit<PrescriptionFilters, 'q'>): Sql[] {
  return [
    ...(status ? [sql`prescription.status = ANY(${status})`] : []),
    ...withinDays(sql`prescription.created_at`, from, to),
  ];
}

function listed(row: Row): PrescriptionListRow {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    patient: { id: row.shopper_id, name: row.name, phone: row.phone },
    prescriber: row.prescriber,
    files: row.files,
    createdAt: row.created_at.toISOString(),
    validUntil: row.valid_until?.toISOString() ?? null,
  };
}

import type { Api } from '../../contract/api.ts';
import type { CallRef } from '../platform/http/http.ts';

type Used =
  | 'listPrescriptions'
  | 'uploadPrescription'
  | 'addPrescriptionFile'
  | 'getPrescription'
  | 'listReviews'
  | 'findPatient'
  | 'createPrescription'
  | 'writePrescription'
  | 'reviewPrescription'
  | 'listProducts'
  | 'namePrescription';

/** Calls of the dashboard alone, so that no other page carries them. */
export const prescriptionCalls: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  listPrescriptions: { method: 'GET', path: '/v1/prescription' },
  uploadPrescription: { method: 'POST', path: '/v1/prescription' },
  addPrescriptionFile: { method: 'POST', path: '/v1/prescription/{id}/file' },
  getPrescription: { method: 'GET', path: '/v1/prescription/{id}' },
  listReviews: { method: 'GET', path: '/v1/prescription/desk' },
  findPatient: { method: 'POST', path: '/v1/prescription/patient' },
  createPrescription: { method: 'POST', path: '/v1/prescription/desk' },
  writePrescription: { method: 'PUT', path: '/v1/prescription/{id}' },
  reviewPrescription: { method: 'POST', path: '/v1/prescription/{id}/review' },
  namePrescription: { method: 'POST', path: '/v1/order/{id}/prescription' },
  listProducts: { method: 'GET', path: '/v1/product' },
};

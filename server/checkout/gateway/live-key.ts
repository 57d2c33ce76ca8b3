/** Whether a Razorpay key id is for live payments, not for tests (SEC-04). */
export function isLiveKeyId(keyId: string): boolean {
  return keyId.startsWith('rzp_live_');
}

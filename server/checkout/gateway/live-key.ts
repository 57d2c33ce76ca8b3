/** Whether Razorpay made this key id for real payments, not for tests (SEC-04). */
export function isLiveKeyId(keyId: string): boolean {
  return keyId.startsWith('rzp_live_');
}

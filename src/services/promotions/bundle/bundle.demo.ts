/** A build without a server can't apply bundles: both methods reject and send no request. */
export const demoBundles = {
  applyBundle: () => Promise.reject(new Error('Demo mode - bundle application not implemented')),
  removeBundle: () => Promise.reject(new Error('Demo mode - bundle removal not implemented')),
};

/** A build without a server has no bundle to give: both fail with these words and no call is made. */
export const demoBundles = {
  applyBundle: () => Promise.reject(new Error('Demo mode - bundle application not implemented')),
  removeBundle: () => Promise.reject(new Error('Demo mode - bundle removal not implemented')),
};

// Stand-in for the PortOne V2 script: defines PortOne.requestPayment, which navigates to the payment window and returns by redirect
// (forceRedirect). Errors before the window opens reject the promise, as in the vendor's script.
(() => {
  const source = document.currentScript?.src ?? '/portone-stand-in/v2/browser-sdk.js';
  const base = new URL(source, location.href).pathname.replace(/\/v2\/browser-sdk\.js$/, '');

  async function requestPayment(request) {
    if (!request.forceRedirect || !request.redirectUrl) {
      throw Object.assign(new Error('redirectUrl and forceRedirect are needed'), { code: 'INVALID_REQUEST' });
    }
    const response = await fetch(`${base}/windows`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const answer = await response.json();
    if (!response.ok) throw Object.assign(new Error(answer.message), { code: answer.code, paymentId: request.paymentId });
    location.assign(base + answer.path);
    // The page is being left, so the promise never settles.
    return new Promise(() => {});
  }

  window.PortOne = { requestPayment };
})();

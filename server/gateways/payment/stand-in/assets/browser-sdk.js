// Stand-in for the script of PortOne V2: defines PortOne.requestPayment, which leaves for the payment window and comes back
// by redirect (forceRedirect). What is wrong before the window opens rejects the promise, as the vendor's script does.
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
    // The page is leaving: nothing follows in it.
    return new Promise(() => {});
  }

  window.PortOne = { requestPayment };
})();

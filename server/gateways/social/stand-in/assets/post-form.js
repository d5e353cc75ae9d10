// Sends the form of a page that is only a way back.
document.querySelector('form[data-post-at-once]')?.submit();
// Who types into the fields of another account means that account.
for (const field of document.querySelectorAll('.person input[name="email"], .person input[name="name"]')) {
  field.addEventListener('focus', () => {
    const choice = field.closest('.person')?.querySelector('input[type="radio"]');
    if (choice instanceof HTMLInputElement) choice.checked = true;
  });
}

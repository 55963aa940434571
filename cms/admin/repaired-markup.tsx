'use client'
import { type ReactNode, useEffect } from 'react'

/** Also repairs what Payload renders later. */
export function RepairedMarkup({ children }: { children: ReactNode }) {
  useEffect(() => {
    repairMarkup()
    const observer = new MutationObserver(repairMarkup)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return children
}

/** Adds the names, roles and heading levels that Payload's own elements lack (payload #1227). */
export function repairMarkup(): void {
  const repairs: [selector: string, attribute: string, value: string][] = [
    ['.doc-controls__popup .popup-button', 'aria-label', 'More actions'],
    ['.doc-controls .popup-button--size-medium', 'aria-label', 'More ways to publish'],
    ['.clipboard-action__popup .popup-button', 'aria-label', 'Copy and paste'],
    ['.array-actions__button', 'aria-label', 'Row actions'],
    ['.collapsible__drag', 'aria-label', 'Move row'],
    ['.upload-relationship-details__edit', 'aria-label', 'Edit picture'],
    ['.upload-relationship-details__remove', 'aria-label', 'Remove picture'],
    ['.ContentEditable__root', 'aria-label', 'Text'],
    ['.toolbar-popup__button-bold', 'aria-label', 'Bold'],
    ['.toolbar-popup__button-italic', 'aria-label', 'Italic'],
    ['.toolbar-popup__button-link', 'aria-label', 'Link'],
    ['#select-all', 'aria-label', 'Select all'],
    ['.group-field__title', 'aria-level', '2'],
    ['.array-field__title:not(.group-field *)', 'aria-level', '2'],
    ['.doc-tabs__tabs', 'role', 'group'],
    ['.doc-header', 'role', 'region'],
    ['.doc-header', 'aria-label', 'Title and views'],
    ['.collection-list', 'role', 'main'],
    ['.list-header', 'role', 'presentation'],
    ['.collection-list .file img', 'alt', ''],
    ['.drawer-link__doc-drawer-toggler', 'aria-label', 'Open'],
    ['.relationship-table h4', 'aria-level', '2'],
    ['.clear-indicator, .dropdown-indicator', 'tabindex', '-1'],
    ['.clickable-arrow--left', 'aria-label', 'Previous page'],
    ['.clickable-arrow--right', 'aria-label', 'Next page'],
  ]
  for (const [selector, attribute, value] of repairs) {
    for (const element of document.querySelectorAll(selector)) set(element, attribute, value)
  }
  for (const select of document.querySelectorAll('.rs__input')) {
    const field = select.closest('.field-type, .payload-settings__language')
    const label = field?.querySelector('label')?.textContent
    if (label) set(select, 'aria-label', label)
  }
  // payload #17376
  for (const row of document.querySelectorAll('.collection-list tbody tr')) {
    const checkbox = row.querySelector('input[type=checkbox]')
    const name = row.querySelector('a')?.textContent ?? 'entry'
    if (checkbox) set(checkbox, 'aria-label', `Select ${name}`)
    const handle = row.querySelector('[aria-roledescription=sortable]')
    if (handle) set(handle, 'aria-label', `Move ${name}`)
    // A button in the handle, which does nothing.
    row.querySelector('.sort-row')?.removeAttribute('role')
    row.querySelector('.sort-row')?.removeAttribute('tabindex')
  }

  function set(element: Element, attribute: string, value: string): void {
    if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
  }
}

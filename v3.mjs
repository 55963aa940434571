import { chromium } from '@playwright/test'
import { mkdirSync } from 'node:fs'
mkdirSync('/tmp/v3',{recursive:true})
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']}); const c=await b.newContext({viewport:{width:360,height:740},timezoneId:'Asia/Kolkata'}); const p=await c.newPage()
for (const l of ['','/hi','/mr']) {
  await p.goto('http://localhost:3200'+l+'/booking'); await p.waitForTimeout(500); await p.screenshot({path:`/tmp/v3/1${l.slice(1)}.png`})
  await p.goto('http://localhost:3200'+l+'/booking?step=2&service=laundry'); await p.mouse.move(10,10); await p.waitForTimeout(1500)
  const bar=await p.evaluate(()=>{const t=[...document.querySelectorAll('input[name=time]')].map(i=>i.closest('label')?.getBoundingClientRect().bottom|0); const bar=[...document.querySelectorAll('button')].filter(x=>x.offsetParent&&getComputedStyle(x.closest('div.fixed, div.sticky, [class*=sticky],[class*=fixed]')||document.body).position!=='static').map(x=>x.getBoundingClientRect().top|0); return {t,bar, scroll: scrollY}})
  console.log(l, JSON.stringify(bar)); await p.screenshot({path:`/tmp/v3/2${l.slice(1)}.png`})
  await p.getByRole('textbox').filter({visible:true}).last().fill('4000'); await p.screenshot({path:`/tmp/v3/3${l.slice(1)}.png`})
}
await p.setViewportSize({width:1440,height:900}); await p.goto('http://localhost:3200/booking'); await p.waitForTimeout(500); await p.screenshot({path:'/tmp/v3/wide.png'})
await b.close()
